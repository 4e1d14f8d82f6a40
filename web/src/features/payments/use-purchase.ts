import {
  analysesFor,
  type CreditPackage,
  creditPackages,
  customMaxCents,
  customMinCents,
  customRates,
  dollarsOf,
} from '@pusula/contract'
import { type Language, numbersIn } from '@pusula/words'
import { type BrokenLimit, readNumber } from '@pusula/words/reading'
import { useState } from 'react'
import { useHistoryState } from '../../lib/history-state.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { having, oneOf, text } from '../../stored/shapes.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { type Checkout, prepareCredits, useCheckout } from './checkout.ts'
import { paymentsText } from './messages.ts'

type AmountComplaint = 'unreadable' | 'tooSmall' | 'tooLarge'

/** Decimal places of an amount: cents. */
export const limits = { decimals: 2, most: '999999.99' }

/** The limit that a number has broken before it could be an amount; undefined where it is one, or none at all. */
export function brokenLimit(typed: string, language: Language): BrokenLimit | undefined {
  const read = readNumber(typed, language, limits)
  return read.kind === 'refused' ? read.limit : undefined
}

/** What was typed, in cents; null where it is no amount of dollars. */
export function centsTyped(typed: string, language: Language = 'en'): number | null {
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused' || (read.unit ?? '$') !== '$') return null
  return Math.round(Number(read.value) * 100)
}

/** An amount as the reader would type it. */
export const amountIn = (language: Language, cents: number): string =>
  numbersIn(language).typed(String(dollarsOf(cents)))

/** Dollars as they were read, with however many decimals. */
export function dollarsRead(typed: string, language: Language): string {
  const read = readNumber(typed, language)
  return read.kind === 'refused' ? typed.trim() : `$${numbersIn(language).typed(read.value)}`
}

export function amountComplaint(typed: string, language: Language): AmountComplaint | null {
  const cents = centsTyped(typed, language)
  if (cents === null) return 'unreadable'
  if (cents < customMinCents) return 'tooSmall'
  return cents > customMaxCents ? 'tooLarge' : null
}

/** Worth a word only while it is a small step. */
const smallStepCents = 100

/** What a little more money would buy at the next rate. */
export function betterRate(amountCents: number): { moreCents: number; analyses: number } | null {
  const next = customRates.find(({ fromCents }) => fromCents > amountCents)
  if (!next || analysesFor(amountCents) === 0) return null
  const moreCents = next.fromCents - amountCents
  return moreCents <= smallStepCents ? { moreCents, analyses: analysesFor(next.fromCents) } : null
}

type Tab = 'packages' | 'custom'

/** What the page shows first. Both tabs keep what was chosen on them. */
interface Choice {
  tab: Tab
  priceId: string
  typed: string
}

const isChoice = having<Choice>({ tab: oneOf('packages', 'custom'), priceId: text, typed: text })

const popular = (creditPackages.find(({ isPopular }) => isPopular) ?? creditPackages[0])?.priceId ?? ''

export const packageOf = (priceId: string): CreditPackage | undefined =>
  creditPackages.find(pack => pack.priceId === priceId)

/** What the address asks for: a sum of dollars, or so many credits; else the package that most people choose. */
export function firstChoice(search: string, language: Language): Choice {
  const query = new URLSearchParams(search)
  // Read as in the field: an address is typed by people, too.
  const cents = centsTyped(query.get('amount') ?? '')
  const wanted = Number(query.get('credits') ?? Number.NaN)
  const isPayable = cents !== null && cents >= customMinCents && cents <= customMaxCents
  // An own sum that happens to be the price of a package buys more than that.
  const isOwn = isPayable && query.get('custom') === 'true'
  const pack =
    creditPackages.find(({ priceCents }) => !isOwn && priceCents === cents) ??
    creditPackages.find(({ analyses }) => !isPayable && analyses >= wanted)
  const isCustom = isPayable && !pack
  return {
    tab: isCustom ? 'custom' : 'packages',
    priceId: pack?.priceId ?? popular,
    typed: isCustom ? amountIn(language, cents) : '',
  }
}

/** Somebody who ran out of credits in the middle of an analysis is led back to it. */
export const returnOf = (search: string): 'analysis' | undefined =>
  new URLSearchParams(search).get('return') === 'analysis' ? 'analysis' : undefined

/** The little of the provider's script that we use. */
interface CardForm {
  mount(place: HTMLElement): void
  destroy(): void
}
interface Provider {
  createEmbeddedCheckoutPage(options: { fetchClientSecret: () => Promise<string> }): Promise<CardForm>
}
type OpenProvider = (publishableKey: string) => Provider

/** As long as a call of ours waits: a network that lets nothing through says nothing either. */
export const timeoutMs = 15_000

/** Of the same make as the server's calls. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js'

const openerNow = (): OpenProvider | undefined => {
  const found: unknown = Reflect.get(globalThis, 'Stripe')
  return typeof found === 'function' ? (found as OpenProvider) : undefined
}

let loading: Promise<void> | null = null

/** Their script must come from their own address; it is fetched only by those who pay here, and again after a failure. */
function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    const fail = () => {
      clearTimeout(timer)
      script.onerror = null
      loading = null
      script.remove()
      reject(new Error('The card form did not arrive.'))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}

/** Shows the form for one payment; once it is made, the provider leads to the return page by itself. */
export async function showCardForm(place: HTMLElement, { clientSecret, publishableKey }: Checkout): Promise<CardForm> {
  if (!clientSecret || !publishableKey) throw new Error('The payment has no form.')
  await load()
  const open = openerNow()
  if (!open) throw new Error('The card form did not start.')
  const form = await open(publishableKey).createEmbeddedCheckoutPage({ fetchClientSecret: async () => clientSecret })
  form.mount(place)
  return form
}

/** What is bought: a package by its name, or an own sum. */
interface Sum {
  amountCents: number
  analyses: number
  priceId?: string
}

/** Null while what is chosen buys nothing. */
export function sumOf({ tab, priceId, typed }: Choice): Sum | null {
  if (tab === 'packages') {
    const pack = packageOf(priceId)
    return pack ? { amountCents: pack.priceCents, analyses: pack.analyses, priceId } : null
  }
  const amountCents = centsTyped(typed) ?? 0
  const analyses = analysesFor(amountCents)
  return analyses > 0 ? { amountCents, analyses } : null
}

/** From a choice to the page where it is paid. A guest accepts the terms with the payment; members have done so. */
export function usePurchase(isGuest: boolean, search: string) {
  const t = useText(paymentsText)
  const [choice, setChoice] = useHistoryState(`purchase ${search}`, firstChoice(search, useLanguage()), isChoice)
  const [isAccepted, setAccepted] = useState(false)
  const [wasTried, setTried] = useState(false)
  const checkout = useCheckout(prepareCredits)
  const sum = sumOf(choice)
  const returnTo = returnOf(search)

  function pay() {
    setTried(true)
    if (!sum) return toast.show({ tone: 'err', title: t.unreadable })
    if (isGuest && !isAccepted) return
    const { amountCents, ...bought } = sum
    checkout.start({
      order: { amount: dollarsOf(amountCents), ...bought, ...(returnTo && { return: returnTo }) },
      isGuest,
    })
  }

  return {
    choice,
    choose(change: Partial<Choice>) {
      setTried(false)
      // A form on the page belongs to what was chosen before.
      if (checkout.prepared) checkout.reset()
      setChoice({ ...choice, ...change })
    },
    sum,
    wasTried,
    terms: isGuest
      ? { isAccepted, onAccept: setAccepted, error: wasTried && !isAccepted ? t.termsRequired : undefined }
      : null,
    pay,
    isBusy: checkout.isBusy,
    /** Where the card is entered on this page. */
    form: checkout.prepared?.clientSecret ? checkout.prepared : null,
    stop: checkout.reset,
    backPath: returnTo ? '/dashboard/analysis' : '/dashboard/profile',
  }
}
