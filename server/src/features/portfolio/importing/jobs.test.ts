import { type InputOf, importPartChars, portfolio } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const head = 'date,kind,symbol,quantity,unit_usd,notes'
const linesOf = (count: number) => Array.from({ length: count }, (_, i) => `2026-01-02,buy,BTC,1,${i},line ${i}`)
const idOf = (name: string) => `${name}-${'0'.repeat(16)}`

/** Sends a text in parts, the last one first. */
async function send(ada: Person, file: string, text: string, parts: number) {
  const size = Math.ceil(text.length / parts)
  for (let part = parts - 1; part >= 0; part--)
    await ada.call(portfolio.importPart, { file, part, parts, text: text.slice(part * size, (part + 1) * size) })
}

type Start = InputOf<typeof portfolio.importStart>

/** Begins a job and waits for its end. */
async function run(ada: Person, input: Start) {
  await ada.call(portfolio.importStart, input).catch(() => undefined)
  const ended = await vi.waitFor(async () => {
    const said = await ada
      .call(portfolio.importJob, { id: input.id })
      .catch(error => ({ state: 'failed', error }) as const)
    expect(said.state).not.toBe('running')
    return said
  })
  if (ended.state === 'failed') throw ended.error
  return ended
}

describe('a file that comes in parts', () => {
  it('is read as one that came whole, and brought in', async () => {
    const ada = await world.member()
    const text = [head, ...linesOf(50)].join('\n')
    const file = idOf('whole')
    await send(ada, file, text, 3)
    const start = (work: Start['work']) => run(ada, { id: idOf(work), file, work })
    expect((await start('columns')).columns).toEqual(await ada.call(portfolio.importColumns, { csv: text }))
    expect((await start('preview')).report).toEqual(await ada.call(portfolio.importPreview, { csv: text }))
    const [one, other] = await Promise.all([start('import'), start('import')])
    expect(one, 'begun twice, it is one job').toEqual(other)
    expect(one?.report).toMatchObject({ buys: 50, already: 0, lines: { fresh: 50 } })
    expect((await ada.call(portfolio.overview, {})).entries.count).toBe(50)
    // What was brought in is forgotten as a file.
    await expect(run(ada, { id: idOf('again'), file, work: 'preview' })).rejects.toMatchObject({
      code: 'portfolio.fileGone',
    })
  })

  it('fails as the call itself would, and lacks a part where one is missing', async () => {
    const ada = await world.member()
    const file = idOf('strange')
    await send(ada, file, 'hello', 1)
    await expect(run(ada, { id: idOf('one'), file, work: 'preview' })).rejects.toMatchObject({
      code: 'portfolio.unknownFile',
    })
    await ada.call(portfolio.importPart, { file: idOf('torn'), part: 1, parts: 2, text: 'x' })
    await expect(run(ada, { id: idOf('two'), file: idOf('torn'), work: 'preview' })).rejects.toMatchObject({
      code: 'portfolio.fileGone',
    })
  })

  it('is a 404 for others, file and job alike', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const file = idOf('mine')
    await send(ada, file, [head, ...linesOf(1)].join('\n'), 1)
    await run(ada, { id: idOf('job'), file, work: 'preview' })
    for (const route of [portfolio.importJob, portfolio.cancelImport])
      await expect(eve.call(route, { id: idOf('job') })).rejects.toMatchObject({ code: 'portfolio.fileGone' })
    await expect(run(eve, { id: idOf('job'), file, work: 'preview' })).rejects.toMatchObject({
      code: 'portfolio.fileGone',
    })
  })

  it('that is aborted leaves nothing, and stays aborted', async () => {
    const ada = await world.member()
    const file = idOf('off')
    const line = `${linesOf(1)[0]}${'x'.repeat(200)}\n`
    await send(ada, file, `${head}\n${line.repeat(Math.floor((2 * importPartChars - 100) / line.length))}`, 2)
    const id = idOf('job')
    await ada.call(portfolio.importStart, { id, file, work: 'import' })
    expect((await ada.call(portfolio.cancelImport, { id })).state).toBe('cancelled')
    // Nobody else reads meanwhile: the next one begins when this one has ended.
    await ada.call(portfolio.importColumns, { csv: head })
    expect((await ada.call(portfolio.importJob, { id })).state).toBe('cancelled')
    expect((await ada.call(portfolio.overview, {})).entries.count).toBe(0)
  })

  it('that is aborted while its last entries are written (race) is either aborted with nothing stored, or done', async () => {
    const ada = await world.member()
    const file = idOf('late')
    const id = idOf('job')
    await send(ada, file, [head, ...linesOf(3)].join('\n'), 1)
    await world.database.transaction(async tx => {
      // Nobody writes an entry while this stands: the import waits with its only ones.
      await tx.run(sql`lock table portfolio_entries in share mode`)
      await ada.call(portfolio.importStart, { id, file, work: 'import' })
      await vi.waitFor(async () => {
        const waiting = await tx.row(
          sql`select 1 from pg_locks where not granted and relation = 'portfolio_entries'::regclass`,
        )
        expect(waiting).toBeTruthy()
      })
      expect((await ada.call(portfolio.cancelImport, { id })).state).toBe('cancelled')
    })
    // Nobody else reads meanwhile: the next ones begin when this one has ended.
    await Promise.all([1, 2].map(() => ada.call(portfolio.importColumns, { csv: head })))
    await vi.waitFor(async () =>
      expect(
        await world.database.row(sql`select 1 from pg_stat_activity where state = 'idle in transaction'`),
      ).toBeUndefined(),
    )
    expect((await ada.call(portfolio.importJob, { id })).state).toBe('cancelled')
    expect((await ada.call(portfolio.overview, {})).entries.count).toBe(0)
  })

  it('whose process was killed is reported as interrupted', async () => {
    const ada = await world.member()
    await world.database.run(sql`insert into portfolio_import_jobs (account_id, id, state, phase, ratio, updated_at)
      values (${ada.accountId}, ${idOf('lost')}, 'running', 'reading', 0.5, ${world.clock.now()})`)
    expect(await ada.call(portfolio.importJob, { id: idOf('lost') })).toMatchObject({ state: 'running', ratio: 0.5 })
    world.clock.forward(31_000)
    await expect(ada.call(portfolio.importJob, { id: idOf('lost') })).rejects.toMatchObject({
      code: 'portfolio.importStopped',
    })
  })
})

it('rate limits count files, not polls of them: the files of ten years pass in one sitting', async () => {
  const ada = await world.member()
  for (let i = 0; i < 20; i++) {
    const csv = [head, `2026-01-02,buy,BTC,${i + 1},1,`].join('\n')
    for (const route of [portfolio.importColumns, portfolio.importPreview, portfolio.import])
      await ada.call(route, { csv })
  }
  expect((await ada.call(portfolio.overview, {})).entries.count).toBe(20)
  const other = (i: number) => ada.call(portfolio.importPreview, { csv: `a,b${i}` })
  for (let i = 0; i < 40; i++) await expect(other(i)).rejects.toMatchObject({ code: 'portfolio.unknownFile' })
  for (let again = 0; again < 2; again++) await expect(other(40)).rejects.toMatchObject({ status: 429 })
})

it('one who has many files read at once waits behind others, not they behind all of them', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  const csvOf = (i: number) => [head, ...linesOf(400), `2026-01-03,buy,BTC,${i + 1},1,`].join('\n')
  const ended: string[] = []
  const look = (person: Person, name: string, csv: string) =>
    person.call(portfolio.importPreview, { csv }).then(() => ended.push(name))
  const crowd = Array.from({ length: 16 }, (_, i) => look(eve, `eve ${i}`, csvOf(i)))
  // The first of them has its answer when the rest of them stand in line.
  await crowd[0]
  await look(ada, 'ada', csvOf(50))
  await Promise.all(crowd)
  expect(ended.indexOf('ada')).toBeLessThan(12)
})

it('a file beyond the limit is refused with each of its parts, and few wait for their reading', async () => {
  const ada = await world.member()
  const part = (i: number, place: number) =>
    ada.call(portfolio.importPart, { file: idOf(`f${i}`), part: place, parts: 2, text: 'x' })
  for (let i = 0; i < 60; i++) {
    world.clock.forward(1_000)
    await part(i, 0)
  }
  for (const place of [0, 1, 0, 1]) await expect(part(60, place)).rejects.toMatchObject({ status: 429 })
  const saved = await world.database.rows<{ id: string }>(
    sql`select id from portfolio_files where account_id = ${ada.accountId}`,
  )
  expect(saved.map(({ id }) => id).sort()).toEqual(Array.from({ length: 10 }, (_, i) => idOf(`f${50 + i}`)))
})
