import type { ProblemCode } from '@pusula/contract'
import { expect, it, vi } from 'vitest'
import { ProblemError } from '../lib/problem.ts'
import { makeQueryClient } from '../lib/query.ts'
import { watchSession } from './session-watch.ts'

const refusal = (code: ProblemCode) => new ProblemError(code, 401, { tr: code, en: code })

function watched() {
  const client = makeQueryClient()
  let answer = () => {}
  const askAgain = vi.fn(() => new Promise<void>(resolve => (answer = resolve)))
  const end = watchSession(client, askAgain)
  const fail = (key: string, code: ProblemCode) =>
    client.fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(refusal(code)) }).catch(() => undefined)
  return { client, askAgain, end, fail, answer: () => answer() }
}

it('an expired session is asked about once, however many calls meet it', async () => {
  const { askAgain, fail, answer } = watched()
  await Promise.all([fail('a', 'accounts.signInRequired'), fail('b', 'accounts.signInRequired')])
  expect(askAgain).toHaveBeenCalledTimes(1)
  answer()
  await askAgain.mock.results[0]?.value
  await fail('c', 'accounts.signInRequired')
  expect(askAgain).toHaveBeenCalledTimes(2)
})

it('a write that meets it counts as well, another refusal does not', async () => {
  const { client, askAgain, fail } = watched()
  await fail('a', 'accounts.wrongLogin')
  expect(askAgain).not.toHaveBeenCalled()
  const write = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(refusal('accounts.signInRequired')),
  })
  await write.execute(undefined).catch(() => undefined)
  expect(askAgain).toHaveBeenCalledTimes(1)
})

it('nobody listens once it has ended', async () => {
  const { askAgain, fail, end } = watched()
  end()
  await fail('a', 'accounts.signInRequired')
  expect(askAgain).not.toHaveBeenCalled()
})
