/**
 * What can be bought and for how much, in cents of the US dollar so that no amount is off by one.
 * The server computes with it; a page only shows what it says. The owner changes prices here and nowhere else.
 */

export interface CreditPackage {
  priceId: string
  priceCents: number
  analyses: number
  isPopular: boolean
}

export const creditPackages: readonly CreditPackage[] = [
  { priceId: 'credits-10', priceCents: 500, analyses: 10, isPopular: false },
  { priceId: 'credits-20', priceCents: 800, analyses: 20, isPopular: false },
  { priceId: 'credits-50', priceCents: 1_250, analyses: 50, isPopular: true },
  { priceId: 'credits-100', priceCents: 2_000, analyses: 100, isPopular: false },
]

/** An own amount: what one analysis costs from which amount on. */
export const customRates: readonly { fromCents: number; rateCents: number }[] = [
  { fromCents: 100, rateCents: 50 },
  { fromCents: 500, rateCents: 40 },
  { fromCents: 800, rateCents: 25 },
  { fromCents: 1_250, rateCents: 20 },
]
export const customMinCents = 100
export const customMaxCents = 100_000

/** A price as it travels in a call, 12.5 for 1250 cents; undefined for what has no whole number of cents. */
export function centsOf(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100)
  return Number.isSafeInteger(cents) && cents / 100 === dollars ? cents : undefined
}
export const dollarsOf = (cents: number): number => cents / 100

/** What one analysis costs at an own amount; undefined for an amount that cannot be paid. */
export const rateOf = (amountCents: number): number | undefined =>
  Number.isInteger(amountCents) && amountCents >= customMinCents && amountCents <= customMaxCents
    ? customRates.findLast(({ fromCents }) => amountCents >= fromCents)?.rateCents
    : undefined

/** How many analyses an own amount buys; 0 for an amount that cannot be paid. */
export function analysesFor(amountCents: number): number {
  const rateCents = rateOf(amountCents)
  return rateCents === undefined ? 0 : Math.floor(amountCents / rateCents)
}

export interface CreditOrder {
  amountCents: number
  analyses: number
  /** Null for an own amount. */
  priceId: string | null
}

/** What a browser asks for; it may leave out what follows from the rest. */
interface AskedOrder {
  amount: number
  analyses?: number | undefined
  priceId?: string | undefined
}

/** What the catalogue says about an order, or undefined when the order says anything else. */
export function orderOf({ amount, analyses, priceId }: AskedOrder): CreditOrder | undefined {
  const amountCents = centsOf(amount)
  if (amountCents === undefined) return undefined
  const isPackage = (pack: CreditPackage) =>
    pack.priceCents === amountCents &&
    (priceId === undefined || pack.priceId === priceId) &&
    (analyses === undefined ? priceId !== undefined : pack.analyses === analyses)
  const pack = creditPackages.find(isPackage)
  if (pack) return { amountCents, analyses: pack.analyses, priceId: pack.priceId }
  const bought = analysesFor(amountCents)
  if (priceId !== undefined || bought === 0 || (analyses !== undefined && analyses !== bought)) return undefined
  return { amountCents, analyses: bought, priceId: null }
}

export const plans = ['monthly', 'yearly'] as const
export type Plan = (typeof plans)[number]

export const proPriceCents: Record<Plan, number> = { monthly: 3_500, yearly: 35_000 }

const freeCredits = 20
const centsPerCredit = 20
const minFirstMonthCents = 500
const maxCounted = (proPriceCents.monthly - minFirstMonthCents) / centsPerCredit

export interface FirstPayment {
  amountCents: number
  /** The credits that make the first month cheaper; the order holds them, and its payment uses them up. */
  countedCredits: number
}

/** The first payment of a plan for someone with so many credits; later ones cost the plan's price. */
export function firstPayment(plan: Plan, credits: number): FirstPayment {
  const countedCredits = plan === 'monthly' ? Math.min(Math.max(0, credits - freeCredits), maxCounted) : 0
  return { amountCents: proPriceCents[plan] - countedCredits * centsPerCredit, countedCredits }
}
