import type { ProblemCode } from '@pusula/contract'
import { expect, it } from 'vitest'
import { asked, askForProof } from './proof.ts'

const ask = (code: ProblemCode) => askForProof({ code })
const turn = () => new Promise(resolve => setTimeout(resolve))

it('other errors are passed on', async () => {
  expect(await ask('accounts.forbidden')).toBe(false)
  expect(asked.get()).toBeNull()
})

it('concurrent refused calls share one prompt', async () => {
  const waiting = [ask('accounts.secondFactorRequired'), ask('accounts.secondFactorStale')]
  await turn()
  expect(asked.get()?.proof).toBe('factor')
  asked.get()?.answer(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(asked.get()).toBeNull()
})

it('prompts of different proofs are queued, and a refusal of one does not cancel the other', async () => {
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

it('an answered prompt is not cached', async () => {
  const again = ask('accounts.confirmRequired')
  await turn()
  expect(asked.get()?.proof).toBe('confirmation')
  asked.get()?.answer(true)
  await again
})
