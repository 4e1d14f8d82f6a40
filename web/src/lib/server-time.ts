/** Tolerance of the clock offset: a slow response explains as much. */
const explainedMs = 60_000

/** How far the clock of this device is before the server's. */
let aheadMs = 0

/** Every answer says what time it is where it was made. */
export function noteServerTime(headers: Headers): void {
  const differenceMs = Date.now() - Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(differenceMs)) aheadMs = Math.abs(differenceMs) > explainedMs ? differenceMs : 0
}

/** A moment of the server on the clock of this device, which may be set wrong: an age is counted on one clock. */
export const onThisClock = (serverMs: number): number => serverMs + aheadMs

/** What time it is, by the server's clock. */
export const serverNowMs = (): number => Date.now() - aheadMs

/** How long ago a moment of the server was; nothing is from the future. */
export const sinceMs = (serverTime: string): number => Math.max(0, Date.now() - onThisClock(Date.parse(serverTime)))
