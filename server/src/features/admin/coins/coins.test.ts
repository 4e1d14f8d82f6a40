import { market as marketRoutes, admin as routes } from '@pusula/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { administrator, formOf } from '../../../testing/admin.ts'
import { createWorld, Person } from '../../../testing/world.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
let reader: Awaited<ReturnType<typeof world.member>>
beforeAll(async () => {
  admin = await administrator(world)
  reader = await world.member()
})

async function upload(content: string | Buffer, fileName = 'coins.csv', name = 'file') {
  const response = await admin.request({
    method: 'POST',
    url: routes.uploadCoins.path,
    ...formOf({ name, fileName, content }),
  })
  return { status: response.statusCode, ...response.json() }
}
const rowsOf = (...rows: string[]) => `id,symbol,name\n${rows.join('\n')}`
const found = async (q: string, person: Person = reader) =>
  (await person.call(marketRoutes.search, { q })).map(({ symbol, name }) => `${symbol} ${name}`)
const count = async (search: string) => (await admin.call(routes.coinCount, { search })).count

describe('the list of coins', () => {
  it('is the whole of it for a plain call, and pages of it otherwise', async () => {
    const all = await admin.call(routes.coins, {})
    expect(all.length).toBeGreaterThan(200)
    expect(all[0]).toMatchObject({ id: 'bitcoin', symbol: 'BTC', tradingSymbol: 'BTCUSDT', access: 'visitor' })
    expect(all[0]?.pricedAt).toBe(world.clock.now().toISOString())
    const second = await admin.call(routes.coins, { page: 2, pageSize: 7 })
    expect(second.map(({ symbol }) => symbol)).toEqual(all.slice(7, 14).map(({ symbol }) => symbol))
    expect(await admin.call(routes.coins, { page: 9999, pageSize: 7 })).toEqual([])
    expect(await admin.call(routes.coinCount, {})).toEqual({ count: all.length })
  })

  it('is searched by symbol, name and id, in either language', async () => {
    for (const search of ['btc', 'BITCOIN', 'bıtcoın'])
      expect(
        (await admin.call(routes.coins, { search })).map(({ symbol }) => symbol),
        search,
      ).toContain('BTC')
    const open = await admin.call(routes.coins, { access: 'visitor' })
    expect(open.map(({ symbol }) => symbol).sort()).toEqual(['BNB', 'BTC', 'DOGE', 'ETH', 'SOL'])
  })
})

describe('an upload', () => {
  it('is in force at once, in every instance', async () => {
    const { app } = await world.another()
    const elsewhere = Object.assign(new Person(app), { cookies: reader.cookies })
    expect(await found('güneş'), 'before').toEqual([])
    await found('güneş', elsewhere)
    const answer = await upload(rowsOf('gunes,GNSX,Güneş Parası', 'bitcoin,BTC,Bitcoin Kral'))
    expect(answer).toEqual({ status: 200, added: 1, updated: 1 })
    const both = async (person: Person) => [await found('güneş', person), await found('kral', person)]
    expect(await both(reader)).toEqual([['GNSX Güneş Parası'], ['BTC Bitcoin Kral']])
    await vi.waitFor(async () => expect(await both(elsewhere)).toEqual(await both(reader)))
    expect(await upload(rowsOf('gunes,GNSX,Güneş'))).toEqual({ status: 200, added: 0, updated: 1 })
    await vi.waitFor(async () => expect(await found('GNSX', elsewhere)).toEqual(['GNSX Güneş']))
    const [shown] = await admin.call(routes.coins, { search: 'gunes' })
    expect(shown).toMatchObject({ isUploaded: true, tradingSymbol: null, pricedAt: null })
    await admin.call(routes.removeCoin, { id: 'bitcoin' })
    await vi.waitFor(async () =>
      expect(await found('btc', elsewhere), 'the name of the market').toContain('BTC Bitcoin'),
    )
  })

  it('lets two coins swap their symbols, and none take another’s', async () => {
    await upload(rowsOf('one,SWPA,One', 'two,SWPB,Two'))
    expect(await upload(rowsOf('one,SWPB,One', 'two,SWPA,Two'))).toMatchObject({ status: 200, updated: 2 })
    const taken = await upload(rowsOf('new,NEWX,New', 'three,SWPA,Three'))
    expect(taken).toMatchObject({
      status: 400,
      error: { code: 'admin.badRows', details: { rows: [{ line: 3, fault: 'duplicateSymbol' }], count: 1 } },
    })
    expect(await count('newx'), 'nothing half done').toBe(0)
  })

  it.each([
    ['coins.txt', rowsOf('a,AXXA,A'), 'file', 415, 'admin.wrongFile'],
    ['coins.csv', '', 'file', 400, 'admin.emptyFile'],
    ['coins.csv', rowsOf('a,AXXA,A', 'b'), 'file', 400, 'admin.badRows'],
    ['coins.csv', rowsOf('a,AXXA,A'), 'other', 400, 'admin.uploadFailed'],
    ['coins.csv', Buffer.alloc(5_000_001, 97), 'file', 413, 'request.tooLarge'],
  ])('of %s is refused and changes nothing', async (fileName, content, field, status, code) => {
    expect(await upload(content, fileName, field)).toMatchObject({ status, error: { code } })
    expect(await count('axxa')).toBe(0)
  })

  it.each([
    ['multipart/form-data', 'no boundary'],
    // This one ended the whole process once.
    ['multipart/form-data; boundary=b', '--b\r\nx: y\r\n\r\nno end'],
    ['multipart/form-data; boundary=b', `--b\r\nname="${'a'.repeat(100_000)}"`],
    ['multipart/form-data; boundary=b', '--b\r\n'.repeat(100_000)],
  ])('that cannot be taken apart is refused by name: %s, %#', async (type, payload) => {
    const headers = { 'content-type': type }
    const response = await admin.request({ method: 'POST', url: routes.uploadCoins.path, headers, payload })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'admin.uploadFailed'])
  })

  it('without a form or a file is refused', async () => {
    const request = { method: 'POST', url: routes.uploadCoins.path } as const
    for (const way of [{ payload: { file: 'x' } }, formOf()]) {
      const response = await admin.request({ ...request, ...way })
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'admin.uploadFailed'])
    }
  })

  it('is remembered with who did it', async () => {
    await upload(rowsOf('remembered,RMBR,Remembered'), 'remember.csv')
    const [last] = await admin.call(routes.uploads, {})
    const uploadedAt = world.clock.now().toISOString()
    expect(last).toEqual({ fileName: 'remember.csv', added: 1, updated: 0, uploadedAt, by: admin.email })
    expect((await admin.call(routes.stats, {})).lastUpload).toBe(uploadedAt)
  })

  it('takes fifty thousand coins', async () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => `many-${i},MANY${i},Many ${i}`)
    expect(await upload(rowsOf(...rows))).toEqual({ status: 200, added: 50_000, updated: 0 })
    expect(await found('many 49999')).toEqual(['MANY49999 Many 49999'])
  })
})

describe('one coin', () => {
  it('can be added, hidden from lists and searches, shown again and removed', async () => {
    expect(await admin.call(routes.addCoin, { id: 'solo', symbol: 'solo', name: 'Solo' })).toEqual({
      added: 1,
      updated: 0,
    })
    expect(await found('solo')).toContain('SOLO Solo')
    const hidden = await admin.call(routes.switchCoin, { symbol: 'ETH', isEnabled: false })
    expect(hidden).toMatchObject({ symbol: 'ETH', isEnabled: false })
    expect(await found('ethereum')).not.toContain('ETH Ethereum')
    expect((await reader.call(marketRoutes.topCoins, {})).map(({ symbol }) => symbol)).not.toContain('ETH')
    await expect(reader.call(marketRoutes.overview, { symbol: 'ETH' })).rejects.toMatchObject({
      code: 'market.unknownCoin',
    })
    expect((await admin.call(routes.coins, { state: 'disabled' })).map(({ symbol }) => symbol)).toEqual(['ETH'])
    await admin.call(routes.switchCoin, { symbol: 'eth', isEnabled: true })
    expect(await found('ethereum')).toContain('ETH Ethereum')
    await admin.call(routes.removeCoin, { id: 'solo' })
    expect(await found('solo')).not.toContain('SOLO Solo')
    const log = await admin.call(routes.audit, {})
    expect(log.slice(0, 4).map(({ action }) => action)).toEqual([
      'coins.remove',
      'coins.enable',
      'coins.disable',
      'coins.add',
    ])
  })

  it('that nobody knows can be neither hidden nor removed', async () => {
    const unknown = { code: 'market.unknownCoin' }
    await expect(admin.call(routes.switchCoin, { symbol: 'NOBODY', isEnabled: false })).rejects.toMatchObject(unknown)
    await expect(admin.call(routes.removeCoin, { id: 'nobody' })).rejects.toMatchObject(unknown)
    await expect(admin.call(routes.removeCoin, { id: '\u0000' })).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(admin.call(routes.addCoin, { id: 'x', symbol: 'X', name: '=1' })).rejects.toMatchObject({
      code: 'admin.badRows',
      details: { rows: [{ line: 1, fault: 'formula' }] },
    })
  })
})
