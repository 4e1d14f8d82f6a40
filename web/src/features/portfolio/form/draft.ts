import type { Currency } from '@pusula/contract'
import type { Language } from '@pusula/words'
import { limitsOf, readDecimal } from './decimal.ts'

export interface PickedCoin {
  symbol: string
  name: string
}

/** Form state of a purchase or sale: raw text as typed. */
export interface PurchaseDraft {
  kind: 'buy' | 'sell'
  coin: PickedCoin | null
  quantity: string
  /** What price and fee are in. */
  currency: Currency
  /** Null until somebody types: then the price of that day stands there. */
  unit: string | null
  /** What a dollar was worth that day; null until somebody knows it better. */
  rate: string | null
  fee: string
  /** A day of the calendar, as its field writes it: 2026-11-15. */
  date: string
  notes: string
  isIncome: boolean
}

/** A draft with all that the day fills in. */
export interface FilledDraft extends PurchaseDraft {
  unit: string
}

type Complaint = 'missing' | 'notNumber' | 'tooLate' | 'tooEarly'
export type Complaints = Partial<Record<'coin' | 'quantity' | 'unit' | 'rate' | 'fee' | 'date', Complaint>>

/** There was nothing to buy before the first block of Bitcoin. */
const firstDate = '2009-01-03'

function aboutDate(date: string, today: string): Complaint | undefined {
  if (!date) return 'missing'
  if (date > today) return 'tooLate'
  return date < firstDate ? 'tooEarly' : undefined
}

/** The numbers of a draft as the server takes them; null where one cannot be read. */
export function amountsOf({ quantity, unit, fee, rate, currency }: FilledDraft, language: Language) {
  return {
    quantity: readDecimal(quantity, language, limitsOf.quantity),
    unit: readDecimal(unit, language, limitsOf.unit, currency),
    fee: readDecimal(fee.trim() || '0', language, limitsOf.fee, currency),
    rate: rate === null || rate.trim() === '' ? undefined : readDecimal(rate, language, limitsOf.rate, currency),
  }
}

/** Why a draft cannot be sent; nothing when it can. The fields of numbers say themselves what is wrong with theirs. */
export function complaintsOf(draft: FilledDraft, today: string, language: Language): Complaints {
  const read = amountsOf(draft, language)
  const about = (typed: string, value: string | null | undefined) =>
    typed.trim() === '' ? 'missing' : value === null ? 'notNumber' : undefined
  const found: Record<keyof Complaints, Complaint | undefined> = {
    coin: draft.coin ? undefined : 'missing',
    quantity: about(draft.quantity, read.quantity),
    unit: about(draft.unit, read.unit),
    rate: read.rate === null ? 'notNumber' : undefined,
    fee: read.fee === null ? 'notNumber' : undefined,
    date: aboutDate(draft.date, today),
  }
  return Object.fromEntries(Object.entries(found).filter(([, complaint]) => complaint)) as Complaints
}

/** What is paid with the fee, or received after it, in the money of the draft; null while a figure is missing. */
export function totalOf(draft: FilledDraft, language: Language): number | null {
  const { quantity, unit, fee } = amountsOf(draft, language)
  if (!quantity || !unit || !fee) return null
  return Number(quantity) * Number(unit) + (draft.kind === 'buy' ? Number(fee) : -Number(fee))
}

/** How far a price may be from that of its day before somebody is asked whether it is a slip. */
const farTimes = 1.5

export const isFarFrom = (price: number, dayPrice: number): boolean =>
  price > 0 && dayPrice > 0 && Math.max(price / dayPrice, dayPrice / price) > farTimes
