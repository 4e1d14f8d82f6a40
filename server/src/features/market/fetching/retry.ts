import { type Reason, Refusal } from '../refusal.ts'
import type { Time } from './time.ts'

/** Worth a second try at once; a venue that hangs or asks for quiet is not asked again. */
const passing: readonly Reason[] = ['unreachable', 'failing', 'garbage']
const tries = 2
const waitMs = 100

/** Retry with backoff and jitter, where a fault may have passed: the wait grows with each attempt and differs for everyone. */
export async function retrying<T>(time: Time, random: () => number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof Refusal && passing.includes(error.reason)
      if (!isPassing || attempt === tries) throw error
      await time.sleep(waitMs * attempt * (1 + random()))
    }
}
