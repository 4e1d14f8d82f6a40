import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/address.ts'
import { throttle } from '../../platform/throttle.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const perNetwork = (address: string) => `network ${networkOf(address)}`

/**
 * One letter of a kind a minute and ten a day for an address: five guesses at each of ten codes leave an attacker
 * one chance in 20,000 a day. Thousands of phones may share one network address, so that limit is generous.
 */
export async function limitLetters(db: Db, kind: string, email: string, address: string, now: Date) {
  await throttle(db, `letters ${perNetwork(address)}`, { max: 100, windowMs: hourMs }, now)
  await throttle(db, `${kind} minute ${email}`, { max: 1, windowMs: minuteMs }, now)
  await throttle(db, `${kind} day ${email}`, { max: 10, windowMs: dayMs }, now)
}

/** Wrong passwords: for one account, and from one network. */
export const loginLimits = {
  account: { max: 20, windowMs: 15 * minuteMs },
  network: { max: 60, windowMs: 15 * minuteMs },
}
