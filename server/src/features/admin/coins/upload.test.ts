import { type CoinWarning, market as marketRoutes, type Route, admin as routes } from '@pusula/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator, formOf, type Sent, sendFile } from '../../../testing/admin.ts'
import { createWorld, Person } from '../../../testing/world.ts'

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
let reader: Awaited<ReturnType<typeof world.member>>
beforeAll(async () => {
  admin = await administrator(world)
  reader = await world.member()
})

const rowsOf = (...rows: string[]) => `id,symbol,name\n${rows.join('\n')}`

const send = (route: Route, content: string | Buffer, { by, ...more }: Sent & { by?: Person } = {}) =>
  sendFile(by ?? admin, route, content, more)
const upload = (content: string | Buffer, more?: Sent & { by?: Person }) => send(routes.uploadCoins, content, more)
const preview = (content: string, more?: Sent & { by?: Person }) => send(routes.previewCoins, content, more)
const confirm = (content: string, token: string, accepted = '', more?: Sent & { by?: Person }) =>
  send(routes.confirmCoins, content, { ...more, query: { token, accepted } })

const found = async (q: string, person: Person = reader) =>
  (await person.call(marketRoutes.search, { q })).map(({ symbol, name }) => `${symbol} ${name}`)
const uploads = async () => (await admin.call(routes.uploads, {})).length

describe('an upload', () => {
  it('takes effect at once, in every instance', async () => {
    const { app } = await world.another()
    const elsewhere = Object.assign(new Person(app), { cookies: reader.cookies })
    expect([await found('güneş'), await found('güneş', elsewhere)], 'before').toEqual([[], []])
    expect(await upload(rowsOf('gunes,GNSX,Güneş parası'))).toEqual({ status: 200, added: 1, updated: 0 })
    expect(await found('güneş')).toEqual(['GNSX Güneş parası'])
    await vi.waitFor(async () => expect(await found('güneş', elsewhere)).toEqual(['GNSX Güneş parası']))
    expect(await upload(rowsOf('gunes,GNSX,Güneş Parası')), 'another spelling').toMatchObject({ added: 0, updated: 1 })
    await vi.waitFor(async () => expect(await found('GNSX', elsewhere)).toEqual(['GNSX Güneş Parası']))
    const [shown] = await admin.call(routes.coins, { search: 'gunes' })
    expect(shown).toMatchObject({ isUploaded: true, tradingSymbol: null, pricedAt: null })
  })

  it('is written to the audit log with who did it', async () => {
    await upload(rowsOf('remembered,RMBR,Remembered'), { fileName: 'remember.csv' })
    const [last] = await admin.call(routes.uploads, {})
    const uploadedAt = world.clock.now().toISOString()
    expect(last).toEqual({ fileName: 'remember.csv', added: 1, updated: 0, uploadedAt, by: admin.email })
    expect((await admin.call(routes.stats, {})).lastUpload).toBe(uploadedAt)
  })

  it('that changes a coin which is there is refused with what it would change, until that is previewed', async () => {
    await upload(rowsOf('warned,WRND,Warned'))
    const refused = await upload(rowsOf('fresh,FRSH,Fresh', 'warned,WRND,Renamed'))
    const warning = {
      line: 3,
      coin: { id: 'warned', symbol: 'WRND', name: 'Renamed' },
      before: { id: 'warned', symbol: 'WRND', name: 'Warned' },
      reasons: ['renamed'],
    }
    expect(refused).toMatchObject({ status: 409, error: { code: 'admin.coinWarnings' } })
    expect(refused.error.details).toEqual({ warnings: [warning], count: 1 })
    expect([await found('frsh'), await found('wrnd')]).toEqual([[], ['WRND Warned']])
  })

  it('never renames a coin of the market, also one that was renamed before that was so', async () => {
    for (const row of ['bitcoin,BTC,Bitcoin Kral', 'king,btc,Bitcoin', 'BITCOIN,KRAL,Bitcoin Kral'])
      expect(await upload(rowsOf(row))).toMatchObject({ status: 400, error: { code: 'admin.badRows' } })
    await world.database.transaction(async tx => {
      await tx.run(sql`update market_own_version set version = version + 1`)
      await tx.run(sql`insert into market_own_coins values ('old', 'BTC', 'Bitcoin Kral', now())`)
    })
    expect([await found('kral'), await found('btc')]).toEqual([[], expect.arrayContaining(['BTC Bitcoin'])])
  })

  it.each([
    [{ fileName: 'coins.txt' }, rowsOf('a,AXXA,A'), 415, 'admin.wrongFile'],
    [{}, '', 400, 'admin.emptyFile'],
    [{}, rowsOf('a,AXXA,A', 'b'), 400, 'admin.badRows'],
    [{ field: 'other' }, rowsOf('a,AXXA,A'), 400, 'admin.uploadFailed'],
    [{}, Buffer.alloc(5 * 1024 * 1024 + 1, 97), 413, 'request.tooLarge'],
    [{}, rowsOf(...Array.from({ length: 10_001 }, (_, i) => `a${i},AXXA${i},A`)), 413, 'admin.tooManyRows'],
  ])('with %j is refused by each of the three calls and changes nothing', async (more, content, status, code) => {
    const all = [routes.uploadCoins, routes.previewCoins, routes.confirmCoins]
    for (const route of code === 'admin.badRows' ? [routes.uploadCoins] : all) {
      const isConfirm = route === routes.confirmCoins
      const answer = await send(route, content, { ...more, ...(isConfirm && { query: { token: 'x' } }) })
      const isEarlier = isConfirm && !['admin.uploadFailed', 'request.tooLarge'].includes(code)
      if (isEarlier) expect(answer.error.code).toBe('admin.staleConfirmation')
      else expect(answer).toMatchObject({ status, error: { code } })
    }
    expect((await admin.call(routes.coinCount, { search: 'axxa' })).count).toBe(0)
  })

  it('that cannot be parsed, or has no form or file, is refused with a code', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    const marked = { 'content-type': 'multipart/form-data; boundary=b' }
    // The first of these ended the whole process once.
    const broken = ['--b\r\nx: y\r\n\r\nno end', `--b\r\nname="${'a'.repeat(100_000)}"`, '--b\r\n'.repeat(100_000)]
    const ways = [{ headers, payload: 'no boundary' }, { payload: { file: 'x' } }, formOf()]
    for (const way of [...ways, ...broken.map(payload => ({ headers: marked, payload }))]) {
      const response = await admin.request({ method: 'POST', url: routes.uploadCoins.path, ...way })
      expect([response.statusCode, response.json().error.code]).toEqual([400, 'admin.uploadFailed'])
    }
  })
})

describe('a preview', () => {
  it('says what would be added, updated and left, and changes nothing', async () => {
    await upload(rowsOf('kept,KEPT,Kept', 'spelled,SPLL,spelled'))
    const before = await uploads()
    const file = rowsOf('kept,KEPT,Kept', 'bitcoin,BTC,Bitcoin', 'spelled,SPLL,Spelled', 'more,MORE,More')
    const said = await preview(file)
    expect(said).toMatchObject({ status: 200, rows: 4, added: 1, updated: 1, unchanged: 2, warningCount: 0 })
    expect(said.refused).toEqual({ rows: [], count: 0 })
    expect(said.changes).toEqual([
      {
        line: 4,
        coin: { id: 'spelled', symbol: 'SPLL', name: 'Spelled' },
        before: { id: 'spelled', symbol: 'SPLL', name: 'spelled' },
      },
      { line: 5, coin: { id: 'more', symbol: 'MORE', name: 'More' }, before: null },
    ])
    expect([await found('more coins'), await uploads()]).toEqual([[], before])
    expect(await confirm(file, said.token)).toEqual({ status: 200, added: 1, updated: 1 })
    expect(await found('spll')).toEqual(['SPLL Spelled'])
    expect(await preview(file), 'nothing is left to do').toMatchObject({ unchanged: 4, token: null })
  })

  it('names refused rows beside the others, and then has no token', async () => {
    const said = await preview(rowsOf('ok,OKAY,Okay', 'bitcoin,BTC,King', '=cmd,CMD,Cmd'))
    expect(said).toMatchObject({ rows: 3, added: 1, token: null })
    const rows = [
      { line: 3, fault: 'marketCoin' },
      { line: 4, fault: 'formula' },
    ]
    expect(said.refused).toEqual({ rows, count: 2 })
  })

  it('takes back what the list itself says', async () => {
    const all = await admin.call(routes.coins, {})
    const file = rowsOf(...all.map(({ id, symbol, name }) => `"${id}","${symbol}","${name.replaceAll('"', '""')}"`))
    expect(await preview(file)).toMatchObject({ rows: all.length, unchanged: all.length, added: 0, updated: 0 })
  })
})

describe('a confirmation', () => {
  it('needs every warning ticked by its symbol, then writes all in one piece', async () => {
    await upload(rowsOf('one,SWPA,One', 'two,SWPB,Two', 'three,SWPC,Three'))
    const file = rowsOf('one,SWPB,One', 'two,SWPA,Two', 'four,SWPC,Four', 'five,SWPD,Five')
    const { token, warnings, warningCount } = await preview(file)
    expect(warnings.map(({ coin, before, reasons }: CoinWarning) => [coin.symbol, before.id, ...reasons])).toEqual([
      ['SWPB', 'one', 'moved', 'replaced'],
      ['SWPA', 'two', 'moved', 'replaced'],
      ['SWPC', 'three', 'renamed', 'replaced'],
    ])
    for (const accepted of ['', 'SWPA,SWPB', 'SWPD'])
      expect(await confirm(file, token, accepted)).toMatchObject({
        status: 409,
        error: { code: 'admin.coinWarnings', details: { count: warningCount } },
      })
    expect(await found('swpd')).not.toContain('SWPD Five')
    expect(await confirm(file, token, 'SWPA,SWPB,SWPC')).toEqual({ status: 200, added: 1, updated: 3 })
    expect((await found('swp')).sort()).toEqual(['SWPA Two', 'SWPB One', 'SWPC Four', 'SWPD Five'])
    const [entry] = await admin.call(routes.audit, {})
    expect(entry).toMatchObject({ action: 'coins.upload', subject: 'coins.csv', by: admin.email })
    expect(entry?.details).toMatchObject({ added: 1, updated: 3 })
    expect(entry?.details.changed, 'who renamed what can be read later').toContain('SWPC Three → SWPC Four')
  })

  it('is idempotent: it writes once, however often it is sent', async () => {
    const file = rowsOf('only-once,ONLYONCE,Only once')
    const { token } = await preview(file)
    const before = await uploads()
    const answers = await Promise.all([confirm(file, token), confirm(file, token), confirm(file, token)])
    expect(answers).toEqual(Array(3).fill({ status: 200, added: 1, updated: 0 }))
    await admin.call(routes.removeCoin, { id: 'only-once' })
    expect(await confirm(file, token), 'later too').toEqual({ status: 200, added: 1, updated: 0 })
    expect([await found('onlyonce'), await uploads()]).toEqual([[], before + 1])
  })

  it('holds for one administrator, one content and ten minutes', async () => {
    const file = rowsOf('bound,BOUND,Bound')
    const { token, expiresAt } = await preview(file)
    expect(expiresAt).toBe(new Date(world.clock.now().getTime() + 600_000).toISOString())
    const by = await administrator(world)
    const stale = { status: 409, error: { code: 'admin.staleConfirmation' } }
    expect(await confirm(file, token, '', { by }), 'somebody else').toMatchObject(stale)
    expect(await confirm(`${file}\n`, token), 'another file').toMatchObject(stale)
    expect(await confirm(file, `${token}x`), 'another token').toMatchObject(stale)
    world.clock.forward(600_000)
    expect(await confirm(file, token), 'ten minutes later').toMatchObject(stale)
    expect(await found('bound')).toEqual([])
  })

  it('is refused after a concurrent change, and asks again', async () => {
    const file = rowsOf('race,RACE,Race')
    const { token, warnings } = await preview(file)
    expect(warnings).toEqual([])
    await upload(rowsOf('other,RACE,Other'))
    const refused = await confirm(file, token)
    expect(refused).toMatchObject({ status: 409, error: { code: 'admin.coinWarnings' } })
    expect(await found('race')).toEqual(['RACE Other'])
  })
})
