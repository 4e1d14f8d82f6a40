import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noRecord, openPage } from '../../../testing/page.tsx'
import { LogCard } from './LogCard.tsx'
import type { TrackRecord } from './record.ts'

const checkpoint = {
  ...{ note: '', size: 412_900, root: `${'a'.repeat(43)}=`, signedAt: '2026-11-15T03:41:00.000Z' },
  verifierKey: 'pusula.example/track-record/log+00112233+AAAA',
}
const log = { ...noRecord.log, checkpoint, sealed: 34_567, checkedAt: '2026-11-15T03:41:00.000Z' }
const open = (more: Partial<TrackRecord['log']>, seed: number | null = null, unknown = 0) =>
  openPage(<LogCard log={{ ...log, ...more }} unknown={unknown} gaps={[]} seed={seed} />)

it('names the command as it has to be typed, and what it prints', () => {
  open({}, 7)
  expect(screen.getByText(`npm run verify -- ${location.origin} --simulated 7`)).toBeTruthy()
  expect(screen.getByText('log intact · 412900 aaaaaa…aaaaa=')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says how many predictions are sealed now, with which key the log is signed, and who else vouches for it', () => {
  open({ cosigned: [{ name: 'witness.example/w1', size: 412_000, at: '2026-11-15T03:40:00.000Z' }] })
  expect(screen.getByText('Sealed now').nextElementSibling?.textContent).toBe('34,567')
  expect(screen.getByText(checkpoint.verifierKey)).toBeTruthy()
  expect(screen.getByText(/witness.example\/w1/)).toBeTruthy()
  expect(screen.getByText(/If this is your first visit/)).toBeTruthy()
})

it('says how many outcomes will never be known, where there are any', () => {
  open({}, null, 1_204)
  expect(screen.getByText('Predictions without an outcome').nextElementSibling?.textContent).toBe('1,204')
})

it('tells everybody where anything was changed, and calls nothing intact', () => {
  open({ finding: 'entry 412006 is missing' })
  expect(screen.getByRole('alert').textContent).toBe('The record is not as it was written. entry 412006 is missing')
  expect(screen.queryByText(/intact/)).toBeNull()
  expect(screen.getByText(/not sound/)).toBeTruthy()
})
