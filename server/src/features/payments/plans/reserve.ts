import type { Tx } from '../../../platform/db/db.ts'
import { grant, spend } from '../../credits/index.ts'
import type { Order } from '../store/orders.ts'
import { saveReserve } from './store.ts'

/** Idempotency keys of a reservation: a late payment takes the credits a second time, under a key of its own. */
const keyOf = (what: 'discount' | 'discount back', id: string, times: number) =>
  times > 1 ? `${what}:${id}:${times}` : `${what}:${id}`

type Holding = Pick<Order, 'id' | 'accountId' | 'countedCredits' | 'reservedCredits' | 'reservedTimes'>

/** Whether the order holds all the credits that its price counts. */
export const isReserved = ({ reservedCredits, countedCredits }: Holding): boolean => reservedCredits === countedCredits

/** Takes the credits that make the first month cheaper out of the balance, and hands out the order as it is then. */
export async function reserve<Held extends Holding>(tx: Tx, order: Held, now: Date): Promise<Held> {
  if (isReserved(order)) return order
  const { id, accountId, countedCredits } = order
  const reservedTimes = order.reservedTimes + 1
  await spend(tx, accountId, countedCredits, 'subscription', keyOf('discount', id, reservedTimes), now)
  await saveReserve(tx, id, countedCredits, reservedTimes)
  return { ...order, reservedCredits: countedCredits, reservedTimes }
}

/** Gives them back: what an order does not hold any more is not given twice. The order is locked by the caller. */
export async function release(tx: Tx, { id, accountId, reservedCredits, reservedTimes }: Holding, now: Date) {
  if (reservedCredits === 0) return
  await grant(tx, accountId, reservedCredits, 'subscription', keyOf('discount back', id, reservedTimes), now)
  await saveReserve(tx, id, 0, reservedTimes)
}
