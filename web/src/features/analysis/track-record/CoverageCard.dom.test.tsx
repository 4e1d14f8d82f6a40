import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noRecord, openPage } from '../../../testing/page.tsx'
import { CoverageCard } from './CoverageCard.tsx'
import type { HorizonRecord } from './record.ts'

const day: HorizonRecord = {
  ...{
    horizon: '1day',
    kind: 'replayed',
    graded: 25_000,
    days: 94,
    insideRatio: 0.788,
    belowRatio: 0.1,
    aboveRatio: 0.112,
  },
  ...{ errorRatio: 0.041, usual: { lowRatio: 0.759, highRatio: 0.841 }, skillRatio: 0.03, directionRatio: null },
  ...{ distanceRatio: 0.02, unchangedDistanceRatio: 0.02 },
}
const open = (...horizons: HorizonRecord[]) =>
  openPage(<CoverageCard record={{ ...noRecord, days: 365, horizons, total: null }} />)

it('says how often a range held beside what is normal for the days that were counted', () => {
  open(day)
  expect(screen.getByText('Held 79 in 100; 76 to 84 is normal for 94 days.')).toBeTruthy()
})

it('says a decimal where the usual span is narrow, and nothing of a few days', () => {
  const usual = { lowRatio: 0.7951, highRatio: 0.8049 }
  open({ ...day, horizon: '15min', insideRatio: 0.8012, usual }, { ...day, usual: null })
  expect(screen.getByText('Held 80.1 in 100; 79.5 to 80.5 is normal for 94 days.')).toBeTruthy()
  expect(screen.getAllByText(/is normal/)).toHaveLength(1)
})

it('says in its heading that figures of past prices were never issued', () => {
  const total = { kind: 'replayed', graded: 500, missed: 100, insideRatio: 0.8, errorRatio: null, days: 90 } as const
  const { unmount } = openPage(<CoverageCard record={{ ...noRecord, horizons: [], total }} />)
  expect(screen.getByRole('heading').textContent).toBe('How often would the range have held?')
  expect(screen.getByText('replayed from history')).toBeTruthy()
  unmount()
  openPage(<CoverageCard record={{ ...noRecord, horizons: [], total: { ...total, kind: 'live' } }} />)
  expect(screen.getByRole('heading').textContent).toBe('How often did the likely range hold?')
  expect(screen.queryByText('replayed from history')).toBeNull()
})
