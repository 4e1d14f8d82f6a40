import type { ProblemCode } from '@pusula/contract'
import { expect, it } from 'vitest'
import { asked, askForProof } from './proof.ts'

const ask = (code: ProblemCode) => askForProof({ code })
const turn = () => new Promise(resolve => setTimeout(resolve))

it('what no proof helps against is left as it is', async () => {
  expect(await ask('accounts.forbidden')).toBe(false)
  expect(asked.get()).toBeNull()
})

it('calls that are refused together wait for one answer', async () => {
  const waiting = [ask('accounts.secondFactorRequired'), ask('accounts.secondFactorStale')]
  await turn()
  expect(asked.get()?.proof).toBe('factor')
  asked.get()?.answer(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(asked.get()).toBeNull()
})

it('another proof waits for its turn, and a refusal of one is none of the other', async () => {
  const confirmation = ask('accounts.confirmRequired')
  const factor = ask('accounts.secondFactorStale')
  await turn()
  expect(asked.get()?.proof).toBe('confirmation')
  asked.get()?.answer(false)
  expect(await confirmation).toBe(false)
  await turn()
  expect(asked.get()?.proof).toBe('factor')
  asked.get()?.answer(true)
  expect(await factor).toBe(true)
})

it('what was answered is asked again the next time', async () => {
  const again = ask('accounts.confirmRequired')
  await turn()
  expect(asked.get()?.proof).toBe('confirmation')
  asked.get()?.answer(true)
  await again
})
