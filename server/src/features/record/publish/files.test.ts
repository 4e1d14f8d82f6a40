import { createHash } from 'node:crypto'
import { MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createWorld } from '../../../testing/world.ts'
import { gradeDue } from '../grading/grade.ts'
import { gradeForecast } from '../grading/outcomes.ts'
import { isForecast } from '../log/claims.ts'
import { appendClaims } from '../log/store/entries.ts'
import { someForecast } from '../testing/claims.ts'
import { rangeIn } from './files.ts'

const world = await createWorld({ RECORD_COINS: '0' })
const { database } = world

/** Claims of the running month and of the one before, a quarter hour apart. */
const claimsOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const issuedAt = new Date(Date.parse(`${month}-01T00:00:00Z`) + i * 15 * MINUTE_MS)
    return someForecast({ issuedAt, slotAt: issuedAt, dueAt: new Date(issuedAt.getTime() + 60 * MINUTE_MS) })
  })
await database.transaction(tx => appendClaims(tx, [...claimsOf('2026-09', 3), ...claimsOf('2026-10', 2_300)]))

const fetched = (file: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/track-record/${file}`, headers })
const filesNow = async () => {
  const { log } = (await world.app.inject({ url: '/api/track-record' })).json()
  return log.months.map(({ month, file }: { month: string; file: string }) => [month, file])
}

afterEach(() => vi.restoreAllMocks())

describe('the file of a month', () => {
  it('grows until the next one begins, is then measured by a nightly job, and supports range requests from then on', async () => {
    await world.runJob('record.files')
    expect(await filesNow()).toEqual([
      ['2026-10', 'growing'],
      ['2026-09', 'ready'],
    ])
    expect((await fetched('2026-10.ndjson')).headers['accept-ranges']).toBeUndefined()
    await database.transaction(tx => appendClaims(tx, claimsOf('2026-11', 20)))
    expect((await filesNow())[1]).toEqual(['2026-10', 'preparing'])
    const before = await fetched('2026-10.ndjson')
    await world.runJob('record.files')
    expect((await filesNow())[1]).toEqual(['2026-10', 'ready'])
    const whole = await fetched('2026-10.ndjson')
    expect(whole.body).toBe(before.body)
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': `${whole.rawPayload.length}`,
      etag: `"${createHash('sha256').update(whole.body).digest('hex')}"`,
    })
    expect((await fetched('2026-11.ndjson')).headers['accept-ranges']).toBeUndefined()
  })

  it('has the two endings that are written, and none that every object has', async () => {
    for (const ending of ['csv', 'ndjson', 'xml', 'constructor', 'toString', '__proto__'])
      expect([ending, (await fetched(`2026-10.${ending}`)).statusCode]).toEqual([
        ending,
        ending === 'csv' || ending === 'ndjson' ? 200 : 404,
      ])
  })

  it('resumes behind the entry at which a download broke off', async () => {
    const { body } = await fetched('2026-10.ndjson')
    expect((await fetched('2026-10.ndjson?after=12')).body).toBe(body.split('\n').slice(10).join('\n'))
  })

  it('is the same in parts as in one', async () => {
    const format = 'ndjson'
    const { rawPayload: whole, headers } = await fetched(`2026-10.${format}`)
    const size = whole.length
    for (const [from, until] of [
      [0, 1],
      [0, size],
      [500_000, 500_500],
      [size - 7, size],
      [300_123, size],
    ] as const) {
      const part = await fetched(`2026-10.${format}`, { range: `bytes=${from}-${until - 1}` })
      expect(part.statusCode).toBe(206)
      const end = Math.min(until, size)
      expect(part.headers).toMatchObject({ 'content-range': `bytes ${from}-${end - 1}/${size}` })
      expect(part.rawPayload.equals(whole.subarray(from, end)), `${from} to ${until}`).toBe(true)
    }
    expect((await fetched(`2026-10.${format}`, { range: `bytes=${size}-` })).statusCode).toBe(416)
    const changed = await fetched(`2026-10.${format}`, { range: 'bytes=5-', 'if-range': '"another"' })
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, size])
    expect((await fetched(`2026-10.${format}`, { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304)
  })

  it('says what is sealed only as sealed, as entries and as a table, until it is graded', async () => {
    const [entries, table] = [(await fetched('2026-09.ndjson')).body, (await fetched('2026-09.csv')).body]
    expect(
      entries
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line).kind),
    ).toEqual(['seal', 'seal', 'seal'])
    const rows = table.trimEnd().split('\n')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toBe(
      '0,simulated,BTC,1hour,false,2026-09-01T00:00:00.000Z,2026-09-01T00:00:00.000Z,2026-09-01T01:00:00.000Z,sealed,,,,,,,,',
    )
    const gradedAt = new Date('2026-09-02T00:00:00Z')
    await gradeDue(
      database,
      'simulated',
      async claim => (isForecast(claim) ? gradeForecast(claim, 100.5) : undefined),
      gradedAt,
    )
    const graded = (await fetched('2026-09.csv')).body.split('\n')[1]
    expect(graded).toMatch(/,graded,100,100,98,102,0.5,0,100.5,2026-09-02T00:00:00.000Z$/)
    expect((await fetched('2026-09.ndjson')).body, 'what was written stays').toBe(entries)
  })

  it.each(['2026-10.ndjson', '2026-11.ndjson', '2026-11.csv', 'inputs-2026-11.csv'])(
    '%s is not read for whoever asks only for its head',
    async file => {
      const read = vi.spyOn(database, 'patiently')
      const head = await world.app.inject({ method: 'HEAD', url: `/api/track-record/${file}` })
      const reads = read.mock.calls.length
      const { headers } = await fetched(file)
      expect([head.statusCode, reads]).toEqual([200, 0])
      expect(head.headers['content-type']).toBe(headers['content-type'])
      expect(read.mock.calls.length, 'the whole of it is').toBeGreaterThan(0)
    },
  )

  it('does not exhaust the connection pool, however many read it at once', async () => {
    const { patiently } = database
    let [now, most] = [0, 0]
    vi.spyOn(database, 'patiently').mockImplementation(patient => {
      const db = patiently(patient)
      return {
        ...db,
        rows: async query => {
          most = Math.max(most, ++now)
          return db.rows<never>(query).finally(() => now--)
        },
      }
    })
    const files = ['2026-10.ndjson', '2026-10.csv', '2026-10.ndjson?after=1', 'inputs-2026-10.csv', '2026-11.ndjson']
    const answers = await Promise.all([...files, ...files].map(file => fetched(file)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(most).toBe(2)
  })
})

describe('a range', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-9,20-29', 'all'],
    ['lines=0-9', 'all'],
    ['bytes=-', 'all'],
    ['bytes=9-3', 'all'],
    ['bytes=100-', 'none'],
    ['bytes=-10', { from: 90, until: 100 }],
    ['bytes=-1000', { from: 0, until: 100 }],
    ['bytes=7-', { from: 7, until: 100 }],
    ['bytes=7-500', { from: 7, until: 100 }],
  ])('of %s is %o', (header, expected) => expect(rangeIn(header, 100)).toEqual(expected))

  it('is clamped to the file', () =>
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1 }), (junk, first, last, length) => {
        for (const header of [junk, `bytes=${first}-${last}`, `bytes=-${last}`, `bytes=${first}-`]) {
          const found = rangeIn(header, length)
          if (typeof found === 'string') continue
          expect(found.from).toBeGreaterThanOrEqual(0)
          expect(found.until).toBeLessThanOrEqual(length)
          expect(found.from).toBeLessThan(found.until)
        }
      }),
    ))
})
