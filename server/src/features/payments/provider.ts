import type { Language, Plan } from '@pusula/contract'
import type { Report } from './reports/report.ts'

/** Checkout request to a payment provider. */
export interface CheckoutRequest {
  orderId: string
  amountCents: number
  /** What the payer reads beside the amount. */
  title: string
  language: Language
  /** The payer's address where we know it; otherwise the provider asks. */
  email: string | null
  /** Renews at the plan's full price; the amount above is the first payment. */
  renewal: { plan: Plan; priceCents: number } | null
  /** When the page has to close by itself; null where the provider's own time will do. */
  closesAt: Date | null
  /** Paths of our own to which the payer comes back. */
  paidPath: string
  leftPath: string
}

/** Where an order can be paid. */
export interface OpenCheckout {
  checkoutUrl?: string
  clientSecret?: string
  publishableKey?: string
}

export interface OpenedCheckout {
  /** The provider's name for the page. */
  reference: string
  checkout: OpenCheckout
}

/** Whoever takes the money. Everything it says comes as a signed report; nothing else is believed. */
export interface Provider {
  name: 'stripe' | 'sandbox'
  /** Opens a page, one for each order: asking again for the same order leads to the same page. */
  open(request: CheckoutRequest): Promise<OpenedCheckout>
  /** Closes a page for good; `paid` when somebody has paid there already, and the report of it is on its way. */
  expire(reference: string): Promise<'expired' | 'paid'>
  /** No further payment; what is paid stays paid. Stopping what is stopped changes nothing. */
  stopRenewal(subscription: string): Promise<void>
  /** Takes a stop back as long as what was paid lasts. Resuming what goes on changes nothing. */
  resumeRenewal(subscription: string): Promise<void>
  /** Sends a payment back. Asking again for the same one changes nothing. */
  refund(charge: string, amountCents: number): Promise<void>
  /** The page on which a customer manages cards and bills, where the provider has one. */
  portal: ((customer: string, returnPath: string) => Promise<string>) | null
  /** Reads a signed report; null for one that is of no interest, NotSigned for one that is not the provider's. */
  read(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<Report | null>
}

/** A report with a wrong, old or missing signature. */
export class NotSigned extends Error {}
