import { createHash, randomUUID } from 'node:crypto'
import type { ImportReport, InputOf, portfolio, ReplyOf } from '@pusula/contract'
import type { Db } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { withCoins } from './preparing.ts'
import { columnReadings } from './rules/importing/columns.ts'
import { kindOfTable, suggestedMapping } from './rules/importing/formats/suggest.ts'
import { type Plan, planned } from './rules/importing/plan.ts'
import { type Answers, formatOf, readFile } from './rules/importing/reading.ts'
import { type Prepared, reportOf } from './rules/importing/report.ts'
import { anyHead, firstRow, type Head, tableBelow } from './rules/importing/table.ts'
import { missingIn } from './rules/position.ts'
import * as store from './store/entries.ts'
import * as imports from './store/imports.ts'
import { openWorths, type WorthSource } from './worths.ts'
import type { ChangePortfolio } from './writing.ts'

/** A full file takes the processor a third of a second: enough tries for a person, too few for a script. */
const tries = { max: 40, windowMs: 10 * 60_000 }

/** Entries that are written down in one go. */
const atOnce = 2_000

type FileInput = InputOf<typeof portfolio.importPreview>

/** Brings in what another place has written down: all of it, or nothing. */
export function openImport({ database, clock, settings }: Platform, source: WorthSource, changing: ChangePortfolio) {
  const worthsFor = openWorths(source)

  /** A table that nobody knows is read as this member said last time. */
  async function answersOf(accountId: string, input: FileInput): Promise<Answers> {
    const { csv, mapping, decimals, dateOrder, clock } = input
    const said = { decimals, dateOrder, clock }
    if (mapping || formatOf(csv)) return { mapping, ...said }
    const head = anyHead(csv)
    return { mapping: head && (await remembered(accountId, head)), ...said }
  }
  const remembered = (accountId: string, head: Head) => imports.mappingOf(database, accountId, keyOf(head))

  async function prepare(accountId: string, input: FileInput): Promise<Prepared> {
    await throttle(database, `import ${accountId}`, tries, clock.now())
    const file = await readFile(input.csv, await answersOf(accountId, input))
    if (!file) throw new Problem('portfolio.unknownFile')
    return withCoins(file, await worthsFor(file.told), source, clock.now())
  }

  /** What would become of each entry; the same for a look and for the deed. */
  async function planOf(db: Db, accountId: string, { drafts, file }: Prepared): Promise<Plan> {
    const there = await store.entriesOf(db, accountId)
    const plan = await planned(there, drafts, file.clock === 'stated')
    const fresh = drafts.filter(draft => plan.states.get(draft) === 'fresh').length
    const { portfolioEntries: most } = await settings()
    if (there.length + fresh > most) throw new Problem('portfolio.full', { most })
    return plan
  }

  return {
    async columns(accountId: string, csv: string): Promise<ReplyOf<typeof portfolio.importColumns>> {
      await throttle(database, `import ${accountId}`, tries, clock.now())
      const known = formatOf(csv)
      const head = known?.head ?? anyHead(csv)
      if (!head) throw new Problem('portfolio.unknownFile')
      const mapping = await remembered(accountId, head)
      const first = firstRow(csv, head)
      // Of a file that is known nobody asks which column is what.
      const table = known ? undefined : await tableBelow(csv, head)
      return {
        format: known?.format.name ?? null,
        columns: [...head.names],
        firstRow: head.names.map((_, i) => first[i] ?? ''),
        lineCount: table?.rows.length ?? null,
        readings: table ? await columnReadings(table) : [],
        mapping: mapping ?? suggestedMapping(head),
        isRemembered: mapping !== undefined,
      }
    },

    async preview(accountId: string, input: FileInput): Promise<ImportReport> {
      const prepared = await prepare(accountId, input)
      return reportOf(prepared, await planOf(database, accountId, prepared), { from: input.from ?? 0, id: null })
    },

    async bringIn(accountId: string, input: InputOf<typeof portfolio.import>): Promise<ImportReport> {
      const prepared = await prepare(accountId, input)
      if (prepared.file.questions.length) throw new Problem('portfolio.openQuestions')
      return changing(
        accountId,
        async tx => {
          const plan = await planOf(tx, accountId, prepared)
          const fresh = prepared.drafts.filter(draft => plan.states.get(draft) === 'fresh')
          const id = fresh.length ? randomUUID() : null
          const report = reportOf(prepared, plan, { from: 0, id })
          const { bad, badCount } = report
          if (badCount > 0 && !input.leaveOut) throw new Problem('portfolio.badLines', { bad, badCount })
          const now = clock.now()
          if (input.mapping) await remember(tx, accountId, input, now)
          if (!id) return report
          await imports.addImport(tx, accountId, { id, format: prepared.file.format }, now)
          for (let i = 0; i < fresh.length; i += atOnce)
            await store.addEntries(tx, accountId, id, fresh.slice(i, i + atOnce), now)
          return report
        },
        'upload',
      )
    },

    list: (accountId: string) => imports.importsOf(database, accountId),

    /** A file is taken back only as far as no sale is left without its purchase. */
    undo: (accountId: string, id: string, isKeepingEdited: boolean) =>
      changing(
        accountId,
        async tx => {
          const undone = await imports.removeImport(tx, accountId, id, isKeepingEdited)
          if (!undone) throw new Problem('portfolio.nothingToUndo')
          for (const coinSymbol of undone.coins) {
            const missing = missingIn(await store.entriesOfCoin(tx, accountId, coinSymbol))
            if (missing !== '0') throw new Problem('portfolio.notEnough', { coinSymbol, missing })
          }
          return { removed: undone.removed, kept: undone.kept }
        },
        'upload',
      ),
  }

  async function remember(db: Db, accountId: string, { csv, mapping }: FileInput, now: Date) {
    const head = anyHead(csv)
    if (head && mapping) await imports.rememberMapping(db, accountId, keyOf(head), mapping, now)
  }
}

const keyOf = ({ names }: Head): string => createHash('sha256').update(kindOfTable(names)).digest('hex')
