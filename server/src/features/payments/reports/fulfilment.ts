import type { Tx } from '../../../platform/db/db.ts'
import type { RefundReason } from '../refunds/store.ts'
import type { PlanOrder } from './known-order.ts'
import type { ChangedReport, Period, RenewalFailedReport } from './report.ts'

/** Hooks of the subscription for moving money; all of it inside the transaction of the report. */
export interface Fulfilment {
  /** Whether the account has another subscription that goes on by itself. */
  hasOther(tx: Tx, order: PlanOrder, period: Period, now: Date): Promise<boolean>
  /** The time that was paid for; where it begins a subscription, the account's others renew no more. */
  paid(tx: Tx, order: PlanOrder, charge: string, period: Period, now: Date): Promise<void>
  /** A payment of the subscription gives nothing and goes back: it must not renew. */
  refused(tx: Tx, order: PlanOrder, period: Period, reason: RefundReason, now: Date): Promise<void>
  /** The money of a payment is gone, or back again. */
  setRevoked(tx: Tx, charge: string, isRevoked: boolean): Promise<void>
  /** It is gone for good: what it paid for last must not renew. */
  stop(tx: Tx, charge: string, now: Date): Promise<void>
  renewalFailed(tx: Tx, order: PlanOrder, report: RenewalFailedReport, now: Date): Promise<void>
  changed(tx: Tx, order: PlanOrder, report: ChangedReport): Promise<void>
}
