import { market, record } from '@pusula/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import TrackRecordScreen from '../../features/analysis/TrackRecordScreen.tsx'
import { readStored, writeStored } from '../../stored/stored.ts'
import { answerOf, entriesTo, type MadeUpLog } from '../../testing/log.ts'
import { openPage, replyWith, sampled } from '../../testing/page.tsx'
import HomePage from './HomePage.tsx'

const known: MadeUpLog = { entries: entriesTo(10) }
const grown: MadeUpLog = { entries: entriesTo(12) }
const rewritten: MadeUpLog = { entries: grown.entries.with(3, 'a kinder entry') }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const siteWith = (log: MadeUpLog) => replyWith(record.consistency, ({ from }) => answerOf(log, Number(from)))

/** Home with what it needs, for a browser that has seen ten entries. */
function openHome(log: MadeUpLog, address = '/dashboard/home?guest=true') {
  const { checkpoint, verifierKey } = answerOf(known, 0)
  writeStored('recordCheckpoint', { note: checkpoint, verifierKey, atMs: 1 })
  return openPage(<HomePage viewer={{ state: 'guest' }} />, {
    address,
    answers: [
      ...[market.topCoins, market.bulkPrices, market.sparklines, market.overview, market.rates, market.candles].map(
        sampled,
      ),
      siteWith(log),
    ],
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const rest = () => pass(6_000)
/** What is fetched late comes in its own time, whatever the clock says. */
const until = (holds: () => unknown) =>
  vi.waitFor(async () => {
    // Renders what has arrived: a transition waits for the end of an act.
    await act(async () => undefined)
    holds()
  })
const stored = () => readStored('recordCheckpoint')?.note

it('a visit checks the record once, after home has come to rest', async () => {
  const page = openHome(grown)
  await pass(3_000)
  expect(page.asked(record.consistency), 'not while the screen is on its way').toEqual([])
  await rest()
  await until(() => expect(stored()).toBe(answerOf(grown, 0).checkpoint))
  page.unmount()
  const again = openHome(grown)
  await rest()
  expect(again.asked(record.consistency)).toEqual([])
  expect(screen.queryByText(/rewritten/)).toBeNull()
})

it('a past that was rewritten is said on home, and the way leads to what was found', async () => {
  const page = openHome(rewritten)
  await rest()
  await until(() => screen.getByText('The past of the track record was rewritten'))
  act(() => screen.getByRole('button', { name: 'See' }).click())
  expect(location.pathname).toBe('/track-record')
  page.unmount()
  openPage(<TrackRecordScreen gems={null} />, { address: '/track-record', answers: [siteWith(grown)] })
  await until(() => screen.getByRole('alert'))
  await until(() => screen.getByRole('heading', { name: 'The past of the track record was rewritten' }))
})

it.each([
  ['in a demo', '/dashboard/home?demo=true', true],
  ['without a network', '/dashboard/home?guest=true', false],
])('nothing is checked %s', async (_, address, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const page = openHome(rewritten, address)
  await rest()
  expect(page.asked(record.consistency)).toEqual([])
})
