import type { Purchase } from '@pusula/contract'
import type { Language } from '@pusula/words'
import { readDecimal } from './decimal.ts'

export interface PickedCoin {
  symbol: string
  name: string
}

/** A purchase or sale as it stands in the form, word for word. */
export interface PurchaseDraft {
  kind: Purchase['kind']
  coin: PickedCoin | null
  quantity: string
  /** Null until somebody types: then the current price stands there. */
  unit: string | null
  fee: string
  /** A day of the calendar, as its field writes it: 2026-11-15. */
  date: string
  notes: string
}

export type Complaint = 'missing' | 'notNumber' | 'zero' | 'tooLate' | 'tooEarly'
export type Complaints = Partial<Record<'coin' | 'quantity' | 'unit' | 'fee' | 'date', Complaint>>

/** There was nothing to buy before the first block of Bitcoin. */
const firstDate = '2009-01-03'

function aboutDecimal(typed: string, least: 'positive' | 'zero', language: Language): Complaint | undefined {
  if (typed.trim() === '') return 'missing'
  const decimal = readDecimal(typed, language)
  if (decimal === null) return 'notNumber'
  return least === 'positive' && Number(decimal) === 0 ? 'zero' : undefined
}

function aboutDate(date: string, today: string): Complaint | undefined {
  if (!date) return 'missing'
  if (date > today) return 'tooLate'
  return date < firstDate ? 'tooEarly' : undefined
}

/** Why a draft cannot be sent; nothing when it can. */
export function complaintsOf(draft: PurchaseDraft, unit: string, today: string, language: Language): Complaints {
  const found: Record<keyof Complaints, Complaint | undefined> = {
    coin: draft.coin ? undefined : 'missing',
    quantity: aboutDecimal(draft.quantity, 'positive', language),
    unit: aboutDecimal(unit, 'zero', language),
    fee: draft.fee.trim() === '' ? undefined : aboutDecimal(draft.fee, 'zero', language),
    date: aboutDate(draft.date, today),
  }
  return Object.fromEntries(Object.entries(found).filter(([, complaint]) => complaint)) as Complaints
}

/** What is paid with the fee, or received after it; null while a figure is missing. */
export function totalOf({ kind, quantity, fee }: PurchaseDraft, unit: string, language: Language): number | null {
  const [amount, price, cost] = [quantity, unit, fee.trim() || '0'].map(typed => readDecimal(typed, language))
  if (!amount || !price || !cost) return null
  return Number(amount) * Number(price) + (kind === 'buy' ? Number(cost) : -Number(cost))
}

/** Noon of a day where the reader is: what is bought and sold on one day happens at one moment, the buying first. */
export function instantOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12).toISOString()
}
