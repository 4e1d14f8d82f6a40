import { expect, it } from 'vitest'
import { waitMs, whereTo } from './fresh-page.ts'

it('a browser in which the person changes with every call loads five pages in half a minute, and then waits', () => {
  const opened: number[] = []
  for (let nowMs = 0; nowMs < 60_000; nowMs += 100) if (waitMs(opened, nowMs) === 0) opened.push(nowMs)
  for (const startMs of opened)
    expect(opened.filter(atMs => atMs >= startMs && atMs < startMs + 30_000).length).toBeLessThanOrEqual(5)
  expect(opened).toHaveLength(10)
})

it('whose session ran out goes on with the coin of the address', () => {
  const here = { pathname: '/dashboard/analysis', search: '?coin=ETH', hash: '' }
  expect(whereTo('nobody', here, true)).toBe('/?next=%2Fdashboard%2Fanalysis%3Fcoin%3DETH')
})

it.each([
  ['/dashboard/portfolio', '?purchase=success&amount=5', 'member', '/dashboard/portfolio'],
  ['/dashboard/home', '?guest=true', 'member', '/dashboard/home'],
  ['/dashboard/home', '?guest=true', 'guest', '/dashboard/home?guest=true'],
  ['/dashboard/portfolio', '', 'nobody', '/'],
  ['/admin', '', 'nobody', '/'],
  ['/reset-password', '?token=abc', 'member', '/reset-password?token=abc'],
  ['/track-record', '?guest=true', 'member', '/track-record'],
  ['/', '', 'nobody', '/'],
] as const)('%s%s goes on for a %s at %s', (pathname, search, to, address) =>
  expect(whereTo(to, { pathname, search, hash: '' })).toBe(address),
)
