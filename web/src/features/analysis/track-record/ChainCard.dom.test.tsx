import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noRecord, openPage } from '../../../testing/page.tsx'
import { ChainCard } from './ChainCard.tsx'
import type { TrackRecord } from './record.ts'

const chain = { ...noRecord.chain, length: 412_900, hash: 'a'.repeat(64), checkedAt: '2026-11-15T03:41:00.000Z' }
const open = (more: Partial<TrackRecord['chain']>, seed: number | null = null, unknown = 0) =>
  openPage(<ChainCard chain={{ ...chain, ...more }} unknown={unknown} gaps={[]} seed={seed} />)

it('names the command as it has to be typed, and what it prints', () => {
  open({}, 7)
  expect(screen.getByText(`npm run verify -- ${location.origin} --simulated 7`)).toBeTruthy()
  expect(screen.getByText('chain intact · 412900 aaaaaa…aaaaaa')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says how many outcomes will never be known, where there are any', () => {
  open({}, null, 1_204)
  expect(screen.getByText('Outcome never to be known').nextElementSibling?.textContent).toBe('1,204')
})

it.each([
  ['the chain', { brokenAt: 412_006, isAsWritten: false }, 'Chain broken at entry 412,006'],
  ['a grade or a sum', { isAsWritten: false }, 'The last check found a grade or a sum that is not as it was written'],
])('tells everybody where %s was changed, and calls nothing intact', (_, more, says) => {
  open(more)
  expect(screen.getByRole('alert').textContent).toBe(says)
  expect(screen.queryByText(/intact/)).toBeNull()
  expect(screen.getByText(/not sound/)).toBeTruthy()
})
