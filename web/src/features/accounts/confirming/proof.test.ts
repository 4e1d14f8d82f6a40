import type { ProblemCode } from '@pusula/contract'
import { expect, it } from 'vitest'
import { asked, askForProof } from './proof.ts'

const ask = (code: ProblemCode) => askForProof({ code })
const turn = () => new Promise(resolve => setTimeout(resolve))

it('what no proof helps against is left as it is', async () => {
  expect(await ask('accounts.forbidden')).toBe(false)
  expect(asked.get()).toBeNull()
})

it('calls that are refused together wait for one answer, and are asked again the next time', async () => {
  for (const isShown of [true, false]) {
    const waiting = [ask('accounts.confirmRequired'), ask('accounts.confirmRequired')]
    await turn()
    expect(asked.get()?.proof).toBe('confirmation')
    asked.get()?.answer(isShown)
    expect(await Promise.all(waiting)).toEqual([isShown, isShown])
    expect(asked.get()).toBeNull()
  }
})
