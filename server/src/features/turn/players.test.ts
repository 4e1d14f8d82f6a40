import { accounts, admin, keys, turn } from '@pusula/contract'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { administrator } from '../../testing/admin.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { passDay, seal, walkLog } from './testing/calls.ts'

const world = await createWorld({ RECORD_COINS: '12' })
const { clock, database } = world

describe('a nickname', () => {
  it('is filtered, unique, changeable once a month, and can be removed', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const stateOf = async (name: string, person = eve) => (await person.call(turn.nameState, { name })).state
    expect(await stateOf('kuzeyli')).toBe('free')
    expect((await ada.call(turn.showMe, { name: 'kuzeyli' })).name).toBe('kuzeyli')
    expect([await stateOf('KUZEYLİ'), await stateOf('kuzey1i'), await stateOf('kuzey-li')]).toEqual([
      'taken',
      'taken',
      'taken',
    ])
    expect(await stateOf('kuzeyli', ada)).toBe('mine')
    for (const name of ['Pusula', 'pusu1a_tr', 'admin', 'o-r-o-s-p-u', 'ab', 'a b c', 'siktir_git', '___', '12345'])
      expect(await stateOf(name), name).toBe('refused')
    const ofStaff = [
      'adrnin',
      'Aclmin',
      'mod_ayse',
      'Yetkili',
      'pusula-ekibi',
      'staff7',
      'güvenlik',
      'Sistem-2',
      'kurucu',
    ]
    for (const name of ofStaff) expect(await stateOf(name), name).toBe('refused')
    // Letters of other alphabets that look like ours, a mark that turns the line round, a line end, a joiner nobody sees.
    for (const name of [
      'Рusula',
      'аdmin',
      'deniz\u202eadmin',
      'deniz\nadmin',
      'den\u200diz',
      'deniz\u0000',
      'ｄｅｎｉｚ',
      'deni\u0307z',
    ])
      expect(await stateOf(name), JSON.stringify(name)).toBe('refused')
    for (const name of ['klasik', 'Nazife', 'muzik_42', 'modern', 'Kemal', 'borneo'])
      expect(await stateOf(name), name).toBe('free')
    await expect(eve.call(turn.showMe, { name: 'kuzeyli' })).rejects.toMatchObject({ code: 'turn.nameTaken' })
    await expect(ada.call(turn.showMe, { name: 'gezgin' })).rejects.toMatchObject({ code: 'turn.nameTooSoon' })
    expect((await ada.call(turn.hideMe, {})).name).toBeNull()
    await expect(eve.call(turn.player, { name: 'kuzeyli' })).rejects.toMatchObject({ status: 404 })
    expect((await ada.call(turn.showMe, { name: 'kuzeyli' })).name, 'their own again').toBe('kuzeyli')
    for (let week = 0; week < 5; week++) {
      clock.forward(7 * DAY_MS)
      await ada.call(turn.record, {})
    }
    expect((await ada.call(turn.showMe, { name: 'gezgin' })).name).toBe('gezgin')
  })

  it('that several ask for at once is given to one, and taken for the others', async () => {
    for (const name of ['poyraz_1', 'poyraz_2', 'poyraz_3']) {
      const people = await Promise.all(Array.from({ length: 4 }, () => world.member()))
      const tried = people.map(person =>
        person.call(turn.showMe, { name }).then(
          reply => reply.name,
          error => error.code,
        ),
      )
      expect((await Promise.all(tried)).sort()).toEqual([name, ...Array(3).fill('turn.nameTaken')])
    }
  })

  it('can be reported, and hidden in the panel for good', async () => {
    const [ada, eve, owner] = [await world.member(), await world.member(), await administrator(world)]
    await ada.call(turn.showMe, { name: 'lodos42' })
    for (let i = 0; i < 2; i++) await eve.call(turn.report, { name: 'lodos42' })
    await expect(eve.call(turn.report, { name: 'nobody_here' })).rejects.toMatchObject({ status: 404 })
    const [reported] = await owner.call(admin.nicknames, {})
    expect(reported).toMatchObject({ name: 'lodos42', kind: 'person', reports: 1, isHidden: false })
    const id = reported?.id ?? ''
    expect(await owner.call(admin.hideNickname, { id })).toMatchObject({ isHidden: true })
    await expect(eve.call(turn.player, { name: 'lodos42' })).rejects.toMatchObject({ status: 404 })
    expect((await ada.call(turn.record, {})).nickname).toMatchObject({ isHidden: true, changeableAt: null })
    await expect(ada.call(turn.showMe, { name: 'lodos42' })).rejects.toMatchObject({ code: 'turn.nameRefused' })
    expect(await owner.call(admin.showNickname, { id })).toMatchObject({ isHidden: false, reports: 0 })
    expect((await eve.call(turn.player, { name: 'lodos42' })).name).toBe('lodos42')
    const actions = (await owner.call(admin.audit, { subject: 'lodos42' })).map(({ action }) => action)
    expect(actions).toEqual(['nicknames.show', 'nicknames.hide'])
  })

  it('goes with the account, and what it sealed stays in the log, graded', async () => {
    const ada = await world.member()
    const call = await seal(ada, 'BTC')
    await ada.call(turn.showMe, { name: 'mavi_defter' })
    const exported = (await ada.request({ method: 'GET', url: accounts.export.path })).json().turn
    expect(exported).toMatchObject({ nickname: 'mavi_defter', calls: [{ id: call.id }] })
    await ada.call(accounts.remove, {})
    const [player] = await database.rows<{
      name: string | null
      accountId: string | null
    }>(sql`select p.name, p.name_key, p.mailbox_hash,
      p.account_id from turn_players p join turn_calls c on c.player_id = p.id where c.id = ${call.id}`)
    expect(Object.values(player ?? {})).toEqual([null, null, null, null])
    await passDay(world)
    const walked = await walkLog(world)
    expect(walked.entries.filter(entry => entry.includes(`"of":${call.id},`))).toHaveLength(2)
    expect(walked.wrong).toEqual([])
  })
})

describe('a model', () => {
  const withKey = (key: string, payload: object) =>
    new Person(world.app).request({
      ...{ method: 'POST', url: turn.post.path, payload, headers: { authorization: `Bearer ${key}` } },
    })

  it('posts ranges and quantiles with a key that may do nothing else, before its deadline', async () => {
    const ada = await world.member()
    const { key } = await ada.call(keys.make, { name: 'model', scopes: ['turn'] })
    const model = await ada.call(turn.register, {
      name: 'garch-tr',
      about: 'GARCH(1,1)',
      url: 'https://example.org/garch',
    })
    expect(model).toMatchObject({ name: 'garch-tr', graded: 0, latest: [] })
    const { priceUsd } = await ada.call(turn.card, { symbol: 'BTC' })
    const quantilesUsd = [0.95, 0.96, 0.98, 1, 1.02, 1.04, 1.05].map(factor => priceUsd * factor)
    const posted = await withKey(key, { symbol: 'BTC', quantilesUsd })
    expect(posted.statusCode, posted.body).toBe(200)
    expect((await withKey(key, { symbol: 'BTC', quantilesUsd })).json(), 'again').toEqual(posted.json())
    const codeOf = async (payload: object) => (await withKey(key, payload)).json().error?.code
    const deadlineMs = Math.ceil(clock.now().getTime() / 60_000) * 60_000
    const [lowUsd, highUsd] = [priceUsd * 0.99, priceUsd * 1.01]
    const about = (horizon: string, dueMs: number) => ({
      symbol: 'BTC',
      horizon,
      lowUsd,
      highUsd,
      dueAt: new Date(dueMs).toISOString(),
    })
    expect(await codeOf(about('1hour', deadlineMs + HOUR_MS - 60_000))).toBe('turn.late')
    expect(await codeOf(about('1hour', deadlineMs + 2 * HOUR_MS))).toBe('turn.early')
    expect(await codeOf(about('1hour', deadlineMs + HOUR_MS + 60_000))).toBeUndefined()
    expect(await codeOf({ symbol: 'BTC', quantilesUsd: quantilesUsd.toReversed() })).toBe('turn.alreadyCalled')
    expect(await codeOf({ symbol: 'ETH', lowUsd: 2, highUsd: 1 })).toBe('turn.lowAboveHigh')
    expect(await codeOf({ symbol: 'ETH', lowUsd: 1 })).toBe('request.invalid')
    expect(await codeOf({ model: 'other', symbol: 'ETH', lowUsd: 1, highUsd: 2 })).toBe('turn.noModel')
    const closed = await new Person(world.app).request({
      ...{ method: 'GET', url: turn.calls.path, headers: { authorization: `Bearer ${key}` } },
    })
    expect(closed.json().error.code).toBe('keys.notAllowed')
    const [shown] = await ada.call(turn.models, {})
    expect(shown?.latest.map(({ state, refusal }) => refusal ?? state)).toEqual(
      expect.arrayContaining(['sealed', 'turn.late', 'turn.early', 'turn.alreadyCalled', 'turn.lowAboveHigh']),
    )
    await passDay(world)
    const [graded] = await database.rows<{
      crps: number
      pinball: number
      horizon: string
    }>(sql`select crps, pinball, horizon
      from turn_calls where id = ${posted.json().id}`)
    expect(graded?.crps).toBeGreaterThan(0)
    expect(graded?.pinball).toBeGreaterThan(0)
    expect((await walkLog(world)).wrong).toEqual([])
  })

  it('learns nothing of Pusula’s shorter ranges from its owner’s export while they are sealed', async () => {
    const ada = await world.member()
    await ada.call(turn.register, { name: 'yoklayan' })
    const { priceUsd } = await ada.call(turn.card, { symbol: 'BTC' })
    const range = { symbol: 'BTC', lowUsd: priceUsd * 0.9, highUsd: priceUsd * 1.1 }
    for (const horizon of ['4hour', '1day'] as const) await ada.call(turn.post, { ...range, horizon })
    const exported = async () => {
      const { turn } = (await ada.request({ method: 'GET', url: accounts.export.path })).json()
      const of = (horizon: string) => turn.models[0].calls.find((call: { horizon: string }) => call.horizon === horizon)
      return { short: of('4hour'), day: of('1day') }
    }
    const sealed = await exported()
    expect(sealed.short).toMatchObject({ lowUsd: range.lowUsd, highUsd: range.highUsd, rivals: { pusula: null } })
    expect([sealed.short.salt, sealed.short.said], 'neither what was sealed nor what to guess it by').toEqual([
      null,
      null,
    ])
    expect(sealed.day.said, 'the range of the day is free').toContain('"pusula":{"lowUsd":')
    await passDay(world)
    const { short } = await exported()
    expect([typeof short.salt, short.said, short.rivals.pusula.lowUsd]).toEqual([
      'string',
      expect.stringContaining('"pusula":{"lowUsd":'),
      expect.any(Number),
    ])
  })

  it('has a description without invisible characters, and a link to its visible address', async () => {
    const ada = await world.member()
    const about = 'GARCH\u202e lairt\u0000 of\n volatility'
    expect(await ada.call(turn.register, { name: 'garch-b', about })).toMatchObject({
      about: 'GARCH lairt of volatility',
    })
    const at = (url: string) => ada.call(turn.register, { name: 'garch-b', url })
    for (const url of ['https://pusula.app@evil.example/', 'https://evil.example:x/', 'https://'])
      await expect(at(url), url).rejects.toMatchObject({ code: 'request.invalid' })
    expect((await at('https://рusula.example/a\u202eb')).url).toMatch(
      /^https:\/\/xn--[a-z0-9-]+\.example\/a%E2%80%AEb$/,
    )
  })

  it('has a unique name (homoglyphs), and there are three at most', async () => {
    const ada = await world.member()
    const [eve] = [await world.member()]
    for (const name of ['model-a', 'model-b', 'model-c']) await ada.call(turn.register, { name })
    await ada.call(turn.register, { name: 'model-a', about: 'anew' })
    await expect(ada.call(turn.register, { name: 'model-d' })).rejects.toMatchObject({ code: 'turn.tooManyModels' })
    await expect(eve.call(turn.register, { name: 'MODEL_A' })).rejects.toMatchObject({ code: 'turn.nameTaken' })
    const [first] = await ada.call(turn.models, {})
    expect(first).toMatchObject({ name: 'model-a', about: 'anew' })
    await expect(eve.call(turn.unregister, { id: first?.id ?? '' })).rejects.toMatchObject({ code: 'turn.noModel' })
    await ada.call(turn.unregister, { id: first?.id ?? '' })
    await eve.call(turn.register, { name: 'model-a' })
  })

  it('is not taken out and registered anew for every unlucky start (rate limit)', async () => {
    const ada = await world.member()
    const renew = async (name: string) =>
      ada.call(turn.unregister, { id: (await ada.call(turn.register, { name })).id })
    for (let i = 0; i < 10; i++) await renew(`deneme-${'abcdefghij'[i]}`)
    await expect(renew('deneme-k')).rejects.toMatchObject({ code: 'request.tooMany' })
    for (let week = 0; week < 5; week++) {
      clock.forward(7 * DAY_MS)
      await ada.call(turn.models, {})
    }
    await ada.call(turn.register, { name: 'deneme-k' })
    for (let i = 0; i < 12; i++) await ada.call(turn.register, { name: 'deneme-k', about: `anew ${i}` })
  })
})
