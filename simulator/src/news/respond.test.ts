import { describe, expect, it } from 'vitest'
import { createExchange } from '../exchange.ts'
import { outcomeOf } from '../steps.ts'
import { eventsAt } from './events.ts'
import { respondFeed as feedSteps, simulatedFeeds } from './respond.ts'

const respondFeed = (...asked: Parameters<typeof feedSteps>) => outcomeOf(feedSteps(...asked))

const exchange = createExchange({ seed: 1 })
const nowMs = Date.UTC(2026, 10, 15, 12, 20)

describe('the simulated outlets', () => {
  it.each(simulatedFeeds)(
    '$name writes of what the market did, and says that it is simulated',
    ({ path, language }) => {
      const { status, body } = respondFeed(exchange, { path, nowMs })
      const label = language === 'tr' ? '(simülasyon)' : '(simulated)'
      const titles = [...body.matchAll(/<title>(.*?)<\/title>/g)].slice(1).map(([, title]) => title)
      expect(status).toBe(200)
      expect(titles.length).toBeGreaterThan(40)
      expect(titles.filter(title => !title.endsWith(label))).toEqual([])
      expect(titles.some(title => title.includes('Bitcoin'))).toBe(true)
    },
  )

  it('say up when a price rose and down when it fell', () => {
    const { body } = respondFeed(exchange, { path: simulatedFeeds[0].path, nowMs })
    const leaps = outcomeOf(eventsAt(exchange, nowMs)).filter(({ kind }) => kind === 'leap')
    expect(leaps.length).toBeGreaterThan(5)
    for (const { symbol, atMs, changeRatio } of leaps) {
      const line = body.split('\n').find(text => text.includes(`/${symbol.toLowerCase()}-leap-${atMs / 3_600_000}<`))
      expect(line).toMatch(changeRatio > 0 ? /jumps|surges/ : /drops|slides/)
    }
  })

  it('write the same at every minute of an hour, and answer "unchanged" to whoever has it', () => {
    const [{ path }] = simulatedFeeds
    const early = respondFeed(exchange, { path, nowMs })
    expect(respondFeed(exchange, { path, nowMs: nowMs + 30 * 60_000 })).toEqual(early)
    expect(respondFeed(exchange, { path, nowMs, etag: early.headers.etag })).toMatchObject({ status: 304, body: '' })
    expect(respondFeed(exchange, { path, nowMs: nowMs + 3_600_000, etag: early.headers.etag }).status).toBe(200)
  })

  it('keep their older stories as they were', () => {
    const linesAt = (ms: number) => respondFeed(exchange, { path: simulatedFeeds[0].path, nowMs: ms }).body.split('\n')
    const before = linesAt(nowMs).filter(line => line.startsWith('<item>'))
    const after = new Set(linesAt(nowMs + 3_600_000))
    // A coin may leave the covered ones, and stories older than three days fall out: most stay, word for word.
    expect(before.filter(line => after.has(line)).length).toBeGreaterThan(0.8 * before.length)
  })

  it('have no other pages', () => expect(respondFeed(exchange, { path: '/news/other', nowMs }).status).toBe(404))
})
