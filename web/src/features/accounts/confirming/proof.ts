import type { ProblemError } from '../../../lib/problem.ts'
import { createStore } from '../../../lib/store.ts'

/** Kinds of proof: reauthentication, or a second factor. */
export type Proof = 'confirmation' | 'factor'

const proofOf: Partial<Record<string, Proof>> = {
  'accounts.confirmRequired': 'confirmation',
  'accounts.secondFactorRequired': 'factor',
  'accounts.secondFactorStale': 'factor',
}

/** The question that is on the screen. */
export const asked = createStore<{ proof: Proof; answer: (isShown: boolean) => void } | null>(null)

const waiting = new Map<Proof, Promise<boolean>>()
let last: Promise<unknown> = Promise.resolve()

/** One question at a time: calls that are refused together wait for the same answer, and those for another proof their turn. */
export function askForProof({ code }: Pick<ProblemError, 'code'>): Promise<boolean> {
  const proof = proofOf[code]
  if (!proof) return Promise.resolve(false)
  const before = waiting.get(proof)
  if (before) return before
  const answered = last
    .then(() => new Promise<boolean>(answer => asked.set({ proof, answer })))
    .finally(() => {
      asked.set(null)
      waiting.delete(proof)
    })
  waiting.set(proof, answered)
  last = answered
  return answered
}
