import { describe, expect, it, vi } from 'vitest'
import { ownProblem, ProblemError } from '../../lib/problem.ts'
import { outcomeOf, type Status } from './purchase-return.ts'

const known: Status = {
  status: 'open',
  kind: 'credits',
  amount: '8.00',
  analysesCount: 20,
  canBecomeMember: false,
  payerEmail: null,
  payerHasAccount: false,
}
const paid: Status = { ...known, status: 'paid' }
const notMine = new ProblemError('request.notFound', 404, { tr: '', en: '' })

/** The server's answers in order, the last one for ever; time passes at once. */
function server(...answers: (Status | Error)[]) {
  const asked = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error || answer === undefined) throw answer
    return answer
  })
  return { asked, wait: vi.fn(async () => undefined) }
}

describe('polling of a payment’s status', () => {
  it('is final at once where the provider was quick', async () => {
    const onWait = vi.fn()
    expect(await outcomeOf('a', onWait, server(paid))).toEqual(paid)
    expect(await outcomeOf('a', onWait, server({ ...known, status: 'notCredited' }))).toMatchObject({
      status: 'notCredited',
    })
    expect(onWait).not.toHaveBeenCalled()
  })

  it('retries through network errors, with one notice', async () => {
    const onWait = vi.fn()
    const outcome = await outcomeOf('a', onWait, server(known, ownProblem('connection.offline'), known, paid))
    expect(outcome).toEqual(paid)
    expect(onWait).toHaveBeenCalledTimes(1)
  })

  it('times out', async () => {
    const slow = server(known)
    expect(await outcomeOf('a', () => undefined, slow)).toEqual(known)
    expect(slow.asked.mock.calls.length).toBeLessThan(12)
    expect(await outcomeOf('a', () => undefined, server(ownProblem('connection.failed')))).toEqual({
      status: 'unreachable',
    })
  })

  it('is a 404 for others', async () => {
    const stranger = server(notMine)
    expect(await outcomeOf('a', () => undefined, stranger)).toEqual({ status: 'unknown' })
    expect(stranger.asked).toHaveBeenCalledTimes(1)
  })
})
