import { guests } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { asProblem, type ProblemError } from '../../lib/problem.ts'
import { createRemote, type Reply, useRemote } from '../../lib/remote.ts'
import { agreedFingerprint } from './consent.ts'

/** A guest has an account of its own before any call is made in its name. */
export type Visit = { state: 'open' } | { state: 'refused'; problem: ProblemError }

const tell = async () => {
  const fingerprint = await agreedFingerprint()
  return call(guests.account, fingerprint ? { fingerprint } : {})
}

/** A refusal is an answer; only a server that did not answer is worth asking again by itself. */
async function open(): Promise<Visit> {
  try {
    await tell()
    return { state: 'open' }
  } catch (error) {
    const problem = asProblem(error)
    if (problem.status >= 400 && problem.status < 500) return { state: 'refused', problem }
    throw error
  }
}

const visit = createRemote(open)

export const useVisit = (isGuest: boolean): Reply<Visit> => useRemote(visit, isGuest)
export const reopenVisit = (): void => void visit.again().catch(() => undefined)

/** A guest who agrees later is told to the server at once; what fails here is told again on the next visit. */
export const tellFingerprint = (): void => void tell().catch(() => undefined)
