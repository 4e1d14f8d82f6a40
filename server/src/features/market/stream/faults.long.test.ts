import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { openInstances } from '../testing/instances.ts'

const bitcoin = /("s":"BTCUSDT","c":")/

it('a coin of which the exchange says what cannot be is given up by all, and taken up again when it can', async () => {
  const { instances, second, speaker, time, truth, priceAt } = await openInstances(2)
  for (const one of instances) await priceAt(one)
  await second()
  // Ten times as high as the highest price of its day.
  speaker.state.twist = text => text.replace(bitcoin, '$11')
  time.forward(1_000)
  speaker.speak()
  for (const one of instances) {
    await vi.waitFor(() => expect(one.told.at(-1)).toMatchObject({ doubted: ['BTC'], btc: undefined }))
    const { value, provenance } = await one.market.ticker('BTC')
    expect(provenance.venue, 'who can be believed').not.toBe('Binance')
    expect(Math.abs(value.lastPrice / truth() - 1)).toBeLessThan(0.01)
  }
  speaker.state.twist = text => text
  await second()
  for (const one of instances) expect(await priceAt(one)).toBe(truth())
})

it('a stream that stalls expires in every instance', async () => {
  const { database, instances, second, time, truth, priceAt } = await openInstances(2)
  await second()
  // Nothing is said any more, while the one that listens goes on keeping what it knows.
  const isServedStale = () =>
    database.row(
      sql`select 1 from market_boards where venue = 'Binance' and seen_at < clock_timestamp() - interval '9 s'`,
    )
  await vi.waitFor(async () => {
    time.forward(1_000)
    expect(await isServedStale()).toBeDefined()
  })
  for (const one of instances) expect(await priceAt(one)).toBe(truth())
})

it('no instance serves a wrong price, whatever the stream sends in whichever order (property)', async () => {
  const { instances, speaker, time, truth, priceAt } = await openInstances(2)
  const honest = (text: string) => text
  let held = '[]'
  // On a slow machine a question lasts, and the market moves on meanwhile: what was so since then is still true.
  const truths = [truth()]
  const goOn = (move: () => void) => {
    move()
    truths.push(truth())
  }
  const isSo = (price: number, since = 0) => truths.slice(since).some(so => Math.abs(price / so - 1) < 0.01)
  const faults: Record<string, (text: string) => string> = {
    'says the truth': honest,
    'multiplies all': text => text.replace(/"([colh])":"/g, '"$1":"1'),
    'multiplies one': text => text.replace(bitcoin, '$11'),
    'breaks off': text => text.slice(0, text.length / 2),
    'speaks of tomorrow': text => text.replace(/"E":(\d+)/g, (_, ms) => `"E":${Number(ms) + 86_400_000}`),
    'holds back': text => {
      held = text
      return '[]'
    },
    'repeats what it held back': () => held,
  }
  const falls = fc.constantFrom(...Object.keys(faults), 'falls silent')
  /** A question may wait for its turn at an exchange: time goes on until it is answered. */
  async function asTimeGoesOn<T>(work: Promise<T>): Promise<T> {
    let isOver = false
    const answered = work.finally(() => {
      isOver = true
    })
    const answer = { timeout: 200, interval: 2 }
    while (!isOver) await vi.waitFor(() => expect(isOver).toBe(true), answer).catch(() => goOn(time.forwardToNext))
    return answered
  }
  const waiting = { timeout: 20_000, interval: 20 }
  const hasHeard = ({ told }: (typeof instances)[number]) => told.at(-1)?.btc === truth()
  await fc.assert(
    fc.asyncProperty(fc.array(falls, { minLength: 4, maxLength: 12 }), async events => {
      for (const event of events) {
        goOn(() => time.forward(1_000))
        const since = truths.length - 1
        speaker.state.twist = faults[event] ?? honest
        if (event !== 'falls silent') speaker.speak()
        // Answered once everything before it was heard.
        await speaker.ping()
        for (const one of instances) expect(isSo(await asTimeGoesOn(priceAt(one)), since), event).toBe(true)
      }
      speaker.state.twist = honest
      // Whoever hung up comes back in its own time, which may be a minute after many faults; and who follows may compare with a board that
      // was kept in doubt just before, until the exchange speaks again.
      await vi.waitFor(async () => {
        goOn(speaker.listeners() ? () => time.forward(1_000) : time.forwardToNext)
        expect(speaker.listeners()).toBe(1)
        speaker.speak()
        await speaker.ping()
        await vi.waitFor(() => expect(instances.map(hasHeard)).not.toContain(false), { timeout: 300, interval: 5 })
        for (const one of instances) expect(await priceAt(one)).toBe(truth())
      }, waiting)
      for (const { told } of instances) expect(told.every(({ btc }) => btc === undefined || isSo(btc))).toBe(true)
    }),
    { numRuns: 6 },
  )
})
