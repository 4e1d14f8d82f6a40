import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keys, maxKeys, turn } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { newFolder } from '../../testing/folder.ts'
import type { Member } from '../../testing/people.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { createWalk } from '../record/index.ts'
import { walkLog } from './testing/calls.ts'

// No attempt is turned away before it reaches the seal.
const world = await createWorld({ RECORD_COINS: '4', REQUESTS_PER_MINUTE: '1000000' })
const { clock, database } = world
const dayMs = 1440 * MINUTE_MS
const attempts = Number(process.env.ATTEMPTS ?? 600)

/** Numbers that only look random. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Everything that counts. */
const counted = () =>
  database.rows(
    sql`select id, player_id, symbol, horizon, day, issued_at, due_at, said, low_usd, high_usd from turn_calls order by id`,
  )

interface Player {
  member: Member
  /** Taken in turns: no attempt is to end at the limit of calls for one key. */
  keys: string[]
  /** What was sealed for real, day by day. */
  posts: object[]
}

const keysOf = (member: Member) =>
  Promise.all(
    Array.from(
      { length: maxKeys },
      async () => (await member.call(keys.make, { name: 'model', scopes: ['turn'] })).key,
    ),
  )

describe(`${attempts} attacks on seals`, () => {
  it('are rejected: late, changed, doubled, replayed, with a moved clock, or seen before sealing', async () => {
    const random = chance(5)
    const players: Player[] = []
    for (let i = 0; i < 12; i++) {
      const member = await world.member()
      await member.call(turn.register, { name: `attacker-${'abcdefghjkmn'[i]}` })
      players.push({ member, keys: await keysOf(member), posts: [] })
    }
    const post = async (player: Player, payload: object) => {
      const headers = { authorization: `Bearer ${pick(player.keys)}` }
      return new Person(world.app).request({ method: 'POST', url: turn.post.path, payload, headers })
    }
    /** The coins that can be called: which are the largest changes by the day. */
    let symbols: string[] = []
    const prices = new Map<string, number>()
    const wish = (symbol: string, half = 0.03) => {
      const price = prices.get(symbol) ?? 1
      return { symbol, lowUsd: price * (1 - half), highUsd: price * (1 + half) }
    }

    /** Each player gives what it may: two coins themselves, and one with its model. */
    async function playHonestly() {
      symbols = (await new Person(world.app).call(turn.today, {})).coins.map(({ symbol }) => symbol)
      expect(symbols).toHaveLength(4)
      for (const symbol of symbols)
        prices.set(symbol, (await new Person(world.app).call(turn.card, { symbol })).priceUsd)
      for (const player of players) {
        for (const symbol of symbols.slice(0, 2)) await player.member.call(turn.seal, wish(symbol))
        const dueAt = new Date(
          Math.ceil(clock.now().getTime() / MINUTE_MS) * MINUTE_MS + dayMs + MINUTE_MS,
        ).toISOString()
        const body = { ...wish(symbols[0] ?? ''), dueAt }
        expect((await post(player, body)).statusCode).toBe(200)
        player.posts.push(body)
      }
    }

    const spellings = (symbol: string) => [symbol, symbol.toLowerCase(), `${symbol}USDT`, `${symbol}/USDT`]
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
    const kinds = {
      late: async (player: Player) => {
        const dueMs =
          Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS + dayMs - MINUTE_MS * Math.ceil(random() * 2000)
        const [symbol] = [pick(symbols.slice(2))]
        return (await post(player, { ...wish(symbol), dueAt: new Date(dueMs).toISOString() })).statusCode
      },
      changed: async ({ member }: Player) =>
        (
          await member.request({
            ...{ method: 'POST', url: turn.seal.path },
            payload: wish(pick(symbols.slice(0, 2)), 0.03 + random() / 10 + 1e-6),
          })
        ).statusCode,
      doubled: async (player: Player) => {
        const symbol = pick(symbols.slice(0, 2))
        const both = await Promise.all([
          player.member.request({
            ...{ method: 'POST', url: turn.seal.path },
            payload: { ...wish(symbol, 0.04), symbol: pick(spellings(symbol)) },
          }),
          post(player, { ...wish(symbols[0] ?? '', 0.05), symbol: pick(spellings(symbols[0] ?? '')) }),
        ])
        return Math.min(...both.map(({ statusCode }) => statusCode))
      },
      replayed: async (player: Player) => {
        // Of today it is found as it was sealed; of another day it is late.
        const { posts } = player
        const place = Math.floor(random() * posts.length)
        const { statusCode } = await post(player, posts[place] ?? {})
        expect(statusCode === 200).toBe(place === posts.length - 1)
        return 409
      },
      movedClock: async ({ member }: Player) => {
        const earlier = { issuedAt: '2026-11-01T00:00:00Z', sealedAt: '2026-11-01T00:00:00Z', day: '2026-11-01' }
        if (random() < 0.9)
          return (
            await member.request({
              ...{ method: 'POST', url: turn.seal.path, headers: { date: 'Sun, 01 Nov 2026 00:00:00 GMT' } },
              payload: { ...wish(pick(symbols.slice(0, 2)), 0.06), ...earlier },
            })
          ).statusCode
        // That of the server itself, set back by hours: also a coin that nobody has called is not sealed.
        const backMs = MINUTE_MS * Math.ceil(6 + random() * 600)
        clock.forward(-backMs)
        const { statusCode } = await member.request({
          ...{ method: 'POST', url: turn.seal.path, payload: wish(pick(symbols), 0.2) },
        })
        clock.forward(backMs)
        return statusCode
      },
      seen: async ({ member }: Player) => {
        // Whatever can be read before a range is given says nothing of Pusula's, nor of anybody's sealed one.
        const other = pick(players.filter(one => one.member !== member))
        const [sealed] = await other.member.call(turn.calls, {})
        const asked = pick([
          `${turn.card.path.replace(':symbol', pick(symbols.slice(2)))}`,
          turn.today.path,
          turn.table.path,
          turn.call.path.replace(':id', String(sealed?.id)),
          turn.player.path.replace(':name', 'attacker-a'),
          `/api/track-record/entry/${sealed?.id}`,
        ])
        const { body, statusCode } = await member.request({ method: 'GET', url: asked })
        const mine = await member.call(turn.calls, {})
        if (sealed && !mine.some(({ lowUsd }) => lowUsd === sealed.lowUsd))
          expect(body).not.toContain(String(sealed.lowUsd))
        if (asked.startsWith('/api/turn/coins/')) expect(body).not.toContain('pusula')
        return statusCode === 200 ? 409 : statusCode
      },
    }
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    const tried = new Map<string, number>()
    const days = 4
    for (let day = 0; day < days; day++) {
      await playHonestly()
      const before = await counted()
      expect(before).toHaveLength((day + 1) * players.length * 3)
      for (let i = 0; i < attempts / days; i++) {
        const name = pick(names)
        const status = await kinds[name](pick(players))
        expect(status, name).toBeGreaterThanOrEqual(400)
        tried.set(name, (tried.get(name) ?? 0) + 1)
      }
      expect(await counted(), 'nothing was added and nothing changed').toEqual(before)
      clock.forward(dayMs)
      await world.runJob('turn.grade')
    }
    expect([...tried.keys()].sort()).toEqual([...names].sort())
    expect(await walkLog(world)).toMatchObject({ wrong: [], belated: 0, calls: { all: days * players.length * 3 } })
  })

  it('are detected in a rewritten log', async () => {
    const entries = (await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(
      ({ entry }) => entry,
    )
    const walked = (of: readonly string[]) => {
      const walk = createWalk()
      for (const entry of of) walk.add(Buffer.from(entry))
      return walk.soFar().wrong
    }
    const placeOf = (kind: string) => entries.findIndex(entry => entry.includes(`"kind":"${kind}"`))
    const changed = (place: number, change: (entry: string) => string) =>
      entries.map((entry, i) => (i === place ? change(entry) : entry))
    const [sealed, revealed, graded] = ['call', 'call-reveal', 'call-grade'].map(placeOf) as [number, number, number]
    expect(walked(entries)).toEqual([])
    expect(walked(changed(revealed, entry => entry.replace('"lowUsd":', '"lowUsd":1')))[0]).toContain(
      'is not what was sealed',
    )
    expect(walked(changed(graded, entry => entry.replace(/"score":[\d.e-]+/, '"score":0.001')))[0]).toContain(
      'score is not what',
    )
    const ownSeal = (entry: string, day: string) => {
      const { salt, values, ...rest } = JSON.parse(entry)
      const said = JSON.stringify({ ...values, day })
      const seal = createHash('sha256').update(Buffer.from(salt, 'hex')).update(said).digest('hex')
      return { seal, entry: JSON.stringify({ ...rest, salt, values: { ...values, day } }) }
    }
    const { of } = JSON.parse(entries[revealed] ?? '')
    const elsewhere = ownSeal(entries[revealed] ?? '', '2026-12-24')
    const moved = entries.map((entry, i) =>
      i === of
        ? entry.replace(/"seal":"[^"]+"/, `"seal":"${elsewhere.seal}"`)
        : i === revealed
          ? elsewhere.entry
          : entry,
    )
    expect(walked(moved)).toContainEqual(expect.stringContaining('no day anywhere'))
    expect(walked([...entries, entries[graded] ?? ''])[0]).toContain('which was not open')
    expect(walked([...entries, entries[revealed] ?? ''])[0]).toContain('which is not sealed')
    const late = changed(sealed, entry => entry.replace(/"dueAt":"[^"]+"/, '"dueAt":"2026-11-15T13:00:00.000Z"'))
    expect(walked(late)).toContainEqual(expect.stringContaining('sealed when its time had begun'))
    expect(walked(entries.slice(0, -1).filter((_, i) => i !== revealed)).length).toBeGreaterThan(0)
  })
})

describe('the example client', () => {
  const folder = newFolder('client')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('of the documentation registers a model and seals quantiles for every coin', async () => {
    const text = readFileSync(new URL('../../../../docs/turn-model.md', import.meta.url), 'utf8')
    const code = /```js\n([\s\S]+?)```/.exec(text)?.[1] ?? ''
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(45)
    const program = join(folder, 'model.mjs')
    writeFileSync(program, code)
    const member = await world.member()
    const { key } = await member.call(keys.make, { name: 'model', scopes: ['turn', 'prices'] })
    const site = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { stdout } = await promisify(execFile)(process.execPath, [program, site, key])
    expect(stdout.match(/sealed until/g), stdout).toHaveLength(4)
    const [model] = await member.call(turn.models, {})
    expect(model?.latest.map(({ state }) => state)).toEqual(['sealed', 'sealed', 'sealed', 'sealed'])
  })
})
