import type { Currency, ImportReport } from '@pusula/contract'
import { currencySigns, dayAt } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../../market/index.ts'
import { type ChosenFile, lineIn } from './chosen-file.ts'
import styles from './importing.module.css'
import { badText, importText, skipText } from './messages.ts'

/** A calendar day, or an instant, as the contract has them. */
const isWholeDay = (moment: string): boolean => moment.length === 10

/** For whoever writes its date: a day is that day wherever the reader is. */
export const dateOfMoment = (moment: string): Date => (isWholeDay(moment) ? dayAt(moment) : new Date(moment))

type Row = ImportReport['rows'][number]

/** The other side of a swap, where the page has it; each is told with the coins that were given. */
function takenFor(row: Row, rows: readonly Row[]): Row | undefined {
  const other = row.kind === 'sell' ? 'buy' : 'sell'
  return row.swap === undefined
    ? undefined
    : rows.find(({ swap, kind, state }) => swap === row.swap && kind === other && state === row.state)
}

/** Entries as they would be noted, or are noted already. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useText(importText)
  const format = useFormat()
  const { quantity, date, time } = format
  if (rows.length === 0) return <p className={`${base.small} ${base.muted}`}>{t.noRows}</p>
  return (
    <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      {rows.map(row => {
        const other = takenFor(row, rows)
        if (other && row.kind === 'buy') return null
        const at = dateOfMoment(row.purchaseDate)
        const { total, fee, currency } = paidFor(row)
        const { money } = format.in(currencySigns[currency])
        return (
          <li key={`${row.line} ${row.kind} ${row.coinSymbol}`} className={cards.item}>
            <CoinLogo symbol={row.coinSymbol} src={logoOf(row.coinSymbol)} sizePx={36} />
            <span className={cards.itemText}>
              <b>
                {other ? t.swap : row.isIncome ? t.income : t[row.kind]} · {quantity(row.quantity)} {row.coinSymbol}
                {other && ` → ${quantity(other.quantity)} ${other.coinSymbol}`}
              </b>
              <small>
                {isWholeDay(row.purchaseDate) ? date(at) : `${date(at)}, ${time(at)}`}
                {fee > 0 && ` · ${t.fee(money(fee))}`}
              </small>
            </span>
            {(row.kind === 'buy' || row.kind === 'sell') && (
              <span className={styles.amount}>
                <b>{money(total)}</b>
                {row.paid && <small>{format.in('$').money(Number(row.quantity) * Number(row.usdCostBasis))}</small>}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** In the money that was paid, without the fee, which stands beside it. */
function paidFor({ quantity, usdCostBasis, feeUsd, paid }: Row): { total: number; fee: number; currency: Currency } {
  const [unit, fee] = paid ? [paid.unit, paid.fee] : [usdCostBasis, feeUsd]
  return { total: Number(quantity) * Number(unit), fee: Number(fee), currency: paid?.currency ?? 'USD' }
}

/** Every line that is left out, with its reason and what stands there. */
export function SkippedLines({ file, report }: { file: ChosenFile; report: ImportReport }) {
  const t = useText(importText)
  const badSays = useText(badText)
  const skipSays = useText(skipText)
  const lines = [
    ...report.bad.map(({ line, lines = [line], reason }) => ({ line, lines, says: badSays[reason] })),
    ...report.skipped.map(({ line, lines = [line], reason }) => ({ line, lines, says: skipSays[reason] })),
  ].sort((one, other) => one.line - other.line)
  if (lines.length === 0) return <p className={`${base.small} ${base.muted}`}>{t.noRows}</p>
  const hidden = report.lines.skipped - lines.reduce((count, one) => count + one.lines.length, 0)
  return (
    <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      {lines.map(({ line, lines: together, says }) => (
        <li key={`${line} ${says}`} className={cards.item}>
          <span className={cards.itemText}>
            <b>
              {t.line(together)}: {says}
            </b>
            <small className={styles.written}>{lineIn(file, line)}</small>
          </span>
        </li>
      ))}
      {hidden > 0 && <li className={`${cards.item} ${base.small} ${base.muted}`}>{t.andMore(hidden)}</li>}
    </ul>
  )
}
