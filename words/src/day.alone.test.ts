import { expect, it, vi } from 'vitest'
import { dayAt } from './dates.ts'
import { formatIn } from './format.ts'

it.each(['America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati', 'UTC'])('a day stays that day in %s', zone => {
  vi.stubEnv('TZ', zone)
  expect(formatIn('en').date(dayAt('2026-11-01'))).toBe('1 Nov 2026')
  const early = formatIn('en').date(new Date('2026-11-01T03:00:00Z'))
  expect(early, 'the clock of the process follows').toBe(zone === 'America/New_York' ? '31 Oct 2026' : '1 Nov 2026')
  vi.unstubAllEnvs()
})
