import { hash, randomUUID } from 'node:crypto'
import type { ImportColumns, ImportJob, ImportReport, InputOf, portfolio } from '@pusula/contract'
import type { Db } from '../../platform/db/db.ts'
import { fairQueue } from '../../platform/fair-queue.ts'
import { Problem } from '../../platform/problem.ts'
import { forgive, throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { maxOwnCoins, type openCoins } from './coins.ts'
import { type JobWork, openJobs } from './importing/jobs.ts'
import type { Session } from './importing/session.ts'
import { Cancelled, openReader } from './importing/thread.ts'
import type { FoundCoin } from './preparing.ts'
import type { Answers } from './rules/importing/reading.ts'
import { missingIn } from './rules/position.ts'
import { moveToBin } from './store/bin.ts'
import * as store from './store/entries.ts'
import * as files from './store/files.ts'
import * as imports from './store/imports.ts'
import { addOwnCoins, ownCoinsOf } from './store/own-coins.ts'
import { thereRows } from './store/reading.ts'
import { repairPairs } from './store/transfers.ts'
import { openWorths, type WorthSource } from './worths.ts'
import type { ChangePortfolio } from './writing.ts'

/** Rate limit of imports: a person brings the files of ten years in one sitting, and looks at each of them several times. */
const [filesTaken, triesOfOne] = [60, 40]
const windowMs = 10 * 60_000
/** Of one account, until they are brought in: each may have 50 million letters. */
const maxFiles = 10
/** A small file need not wait for a large one; more would take the processor from everybody else. Members take turns. */
const threadsAtOnce = 2
/** Of the name or symbol of a coin. */
const longestCoin = 120
/** What can be the symbol of a coin that nobody knows. */
const ownSymbol = /^[A-Z0-9]{2,15}$/

type Progress = Pick<ImportJob, 'phase' | 'ratio'>
type FileInput = Answers & { from?: number | undefined; leaveOut?: boolean | undefined }
interface Hooks {
  onProgress: (progress: Progress) => void
  signal?: AbortSignal
  /** Ends the job in the transaction that keeps what it brought; false where it was called off before. */
  finish?: (tx: Db, report: ImportReport) => Promise<boolean>
}
const noHooks: Hooks = { onProgress: () => {} }
/** The parts of a file, one after the other. */
type Parts = AsyncIterable<string> | Iterable<string>

/** Coins of the market, and those of the member's own. */
type CoinSource = WorthSource & {
  finderFor: ReturnType<typeof openCoins>['finderFor']
}

/** Brings in what another place has written down: all of it, or nothing. */
export function openImport(platform: Platform, source: CoinSource, changing: ChangePortfolio) {
  const { database, clock, settings } = platform
  const worthsFor = openWorths(source)
  const readings = fairQueue({ atOnce: threadsAtOnce })

  /** Counts files, not looks at them: the same text is one file. One that was refused is new when it comes again. */
  async function countFile(accountId: string, file: string) {
    const key = `import ${accountId} ${file}`
    if ((await throttle(database, key, { max: triesOfOne, windowMs }, clock.now())) > 1) return
    try {
      await throttle(database, `import ${accountId}`, { max: filesTaken, windowMs }, clock.now())
    } catch (error) {
      await forgive(database, key)
      throw error
    }
  }

  /** Works on a file in a thread of its own, as long as somebody wants it. */
  const reading = <T>(
    accountId: string,
    parts: Parts,
    { onProgress, signal }: Hooks,
    work: (session: Session) => Promise<T>,
  ): Promise<T> =>
    readings.run('', accountId, async () => {
      if (signal?.aborted) throw new Cancelled()
      const reader = openReader((phase, ratio) => onProgress({ phase, ratio }))
      signal?.addEventListener('abort', reader.close)
      try {
        for await (const part of parts) await reader.session.add(part)
        return await work(reader.session)
      } finally {
        signal?.removeEventListener('abort', reader.close)
        reader.close()
      }
    })

  /** A table that nobody knows is read as this member said last time. */
  async function answersOf(accountId: string, session: Session, input: FileInput): Promise<Answers> {
    const { mapping, decimals, dateOrder, negativePrices, clock } = input
    const said = { decimals, dateOrder, negativePrices, clock }
    if (mapping) return { mapping, ...said }
    const { isKnown, key } = await session.identify()
    return { mapping: isKnown || !key ? undefined : await imports.mappingOf(database, accountId, key), ...said }
  }

  /** Whether questions are open. */
  async function prepare(accountId: string, session: Session, input: FileInput, { onProgress }: Hooks) {
    const asked = await session.read(await answersOf(accountId, session, input))
    onProgress({ phase: 'pricing', ratio: 0 })
    const worths = await worthsFor(asked.worths)
    const coins: [string, FoundCoin][] = []
    const { find, room } = await source.finderFor(accountId)
    let unlisted = 0
    for (const written of asked.coins) {
      const coin = written.length > longestCoin ? undefined : await find(written)
      const symbol = written.toUpperCase()
      if (coin) coins.push([written, coin])
      else if (ownSymbol.test(symbol) && unlisted++ < room)
        coins.push([written, { symbol, name: symbol, isUnlisted: true }])
    }
    await session.prepare({ worths, coins, nowMs: clock.now().getTime() })
    return asked.isOpen
  }

  async function columns(accountId: string, parts: Parts, hooks = noHooks): Promise<ImportColumns> {
    return reading(accountId, parts, hooks, async session => {
      const { key, suggested, ...found } = await session.columns()
      const mapping = await imports.mappingOf(database, accountId, key)
      return { ...found, mapping: mapping ?? suggested, isRemembered: mapping !== undefined }
    })
  }

  async function preview(accountId: string, parts: Parts, input: FileInput, hooks = noHooks): Promise<ImportReport> {
    return reading(accountId, parts, hooks, async session => {
      await prepare(accountId, session, input, hooks)
      await session.plan(await thereRows(database, accountId), (await settings()).portfolioEntries)
      return session.report(input.from ?? 0, null)
    })
  }

  async function bringIn(accountId: string, parts: Parts, input: FileInput, hooks = noHooks): Promise<ImportReport> {
    return reading(accountId, parts, hooks, async session => {
      if (await prepare(accountId, session, input, hooks)) throw new Problem('portfolio.openQuestions')
      const { portfolioEntries: most } = await settings()
      return changing(accountId, tx => write(tx, accountId, session, { ...input, most }, hooks), 'upload')
    })
  }

  async function write(tx: Db, accountId: string, session: Session, input: FileInput & { most: number }, hooks: Hooks) {
    const { freshCount, badCount, unlisted } = await session.plan(await thereRows(tx, accountId), input.most)
    const id = freshCount ? randomUUID() : null
    const report = await session.report(0, id)
    if (badCount > 0 && !input.leaveOut) throw new Problem('portfolio.badLines', { bad: report.bad, badCount })
    const now = clock.now()
    if (input.mapping) {
      const { key } = await session.identify()
      if (key) await imports.rememberMapping(tx, accountId, key, input.mapping, now)
    }
    if (!id) return report
    // Two files at once may each have had room.
    if (unlisted.length && (await ownCoinsOf(tx, accountId)).length + unlisted.length > maxOwnCoins)
      throw new Problem('portfolio.full', { most: maxOwnCoins })
    if (unlisted.length) await addOwnCoins(tx, accountId, unlisted, now)
    await imports.addImport(tx, accountId, { id, format: report.format }, now)
    let written = 0
    for (let place = 0; ; place++) {
      if (hooks.signal?.aborted) throw new Cancelled()
      const chunk = await session.chunk(place)
      if (!chunk) {
        await repairPairs(tx, accountId)
        if (hooks.finish && !(await hooks.finish(tx, report))) throw new Cancelled()
        return report
      }
      written += await store.addEntries(tx, accountId, id, chunk, now)
      hooks.onProgress({ phase: 'writing', ratio: Math.min(1, written / freshCount) })
    }
  }

  async function* partsOf(accountId: string, file: string): AsyncGenerator<string> {
    const count = await files.partsOf(database, accountId, file)
    if (count === undefined) throw new Problem('portfolio.fileGone')
    for (let part = 0; part < count; part++) yield files.partOf(database, accountId, file, part)
  }

  const work: JobWork = async (accountId, { file, work: wanted, ...input }, hooks) => {
    const parts = partsOf(accountId, file)
    if (wanted === 'columns') return { columns: await columns(accountId, parts, hooks) }
    if (wanted === 'preview') return { report: await preview(accountId, parts, input, hooks) }
    const report = await bringIn(accountId, parts, input, hooks)
    await files.forgetFile(database, accountId, file)
    return { report }
  }

  /** A file that came whole in its call. */
  async function whole(accountId: string, csv: string): Promise<Parts> {
    await countFile(accountId, hash('sha256', csv))
    return [csv]
  }
  const jobs = openJobs(platform, work)

  return {
    columns: async (accountId: string, csv: string) => columns(accountId, await whole(accountId, csv)),
    preview: async (accountId: string, { csv, ...input }: InputOf<typeof portfolio.importPreview>) =>
      preview(accountId, await whole(accountId, csv), input),
    bringIn: async (accountId: string, { csv, ...input }: InputOf<typeof portfolio.import>) =>
      bringIn(accountId, await whole(accountId, csv), input),

    async part(accountId: string, { file, part, parts, text }: InputOf<typeof portfolio.importPart>) {
      if (await files.openFile(database, accountId, file, parts, clock.now()))
        try {
          await countFile(accountId, file)
          await files.trimFiles(database, accountId, maxFiles)
        } catch (error) {
          // Left there, it would be taken for one that was counted.
          await files.forgetFile(database, accountId, file)
          throw error
        }
      // No database keeps this sign, and no table means anything by it.
      const isSaved = await files.savePart(database, accountId, file, part, text.replaceAll('\u0000', ''))
      if (!isSaved) throw new Problem('portfolio.fileGone')
    },
    async start(accountId: string, input: InputOf<typeof portfolio.importStart>): Promise<ImportJob> {
      await countFile(accountId, input.file)
      return jobs.start(accountId, input)
    },
    job: jobs.state,
    cancel: jobs.cancel,

    list: (accountId: string) => imports.importsOf(database, accountId),

    /** A file is taken back only as far as no sale is left without its purchase. */
    undo: (accountId: string, id: string, isKeepingEdited: boolean, device: string) =>
      changing(
        accountId,
        async tx => {
          if (!(await imports.countOfImport(tx, accountId, id))) throw new Problem('portfolio.nothingToUndo')
          const { portfolioBinEntries: most } = await settings()
          const removal = { id: randomUUID(), what: 'import', device, now: clock.now(), most } as const
          const undone = await moveToBin(tx, accountId, { file: id, isKeepingEdited }, removal)
          for (const coinSymbol of undone.coins) {
            if (!(await store.isOversold(tx, accountId, coinSymbol))) continue
            const missing = missingIn(await store.entriesOfCoin(tx, accountId, coinSymbol))
            throw new Problem('portfolio.notEnough', { coinSymbol, missing })
          }
          const saved = await imports.countOfImport(tx, accountId, id)
          return { removed: undone.count, kept: saved, bin: undone.count ? removal.id : null }
        },
        'upload',
      ),
  }
}
