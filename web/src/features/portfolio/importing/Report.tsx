import type { ImportFormat, ImportReport } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import styles from '../portfolio.module.css'
import { badText, importText } from './messages.ts'

const names: Record<ImportFormat, string> = {
  pusula: 'Pusula',
  binance: 'Binance',
  coinbase: 'Coinbase',
  coinbasePro: 'Coinbase Pro',
  kraken: 'Kraken',
  okx: 'OKX',
  bybit: 'Bybit',
  kucoin: 'KuCoin',
  btcturk: 'BtcTurk',
  turkish: 'CSV',
  koinly: 'Koinly',
  cointracking: 'CoinTracking',
  ghostfolio: 'Ghostfolio',
  delta: 'Delta',
  table: 'CSV',
}

type Props = { report: ImportReport; isBusy: boolean; onBring: (isLeavingOut: boolean) => void }

/** What the file would do, and what stands in its way. */
export function Report({ report, isBusy, onBring }: Props) {
  const t = useText(importText)
  const { count, quantity } = useFormat()
  const [isLeavingOut, setLeavingOut] = useState(false)
  const fresh = report.buys + report.sells - report.already
  const canBring = fresh > 0 && (report.badCount === 0 || isLeavingOut)
  const lines: [string, string][] = [
    [t.from, names[report.format]],
    [t.buys, count(report.buys)],
    [t.sells, count(report.sells)],
    [t.coins, report.coins.join(', ') || '–'],
  ]
  if (report.already > 0) lines.push([t.already, count(report.already)])
  if (report.noTrades > 0) lines.push([t.noTrades, count(report.noTrades)])
  return (
    <>
      <dl className={cards.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.foreignFees > 0 && <p className={`${base.small} ${base.muted}`}>{t.foreignFees(report.foreignFees)}</p>}
      {report.short.map(({ coinSymbol, missing }) => (
        <Notice key={coinSymbol} kind="old">
          {t.short(coinSymbol, `${quantity(Number(missing))} ${coinSymbol}`)}
        </Notice>
      ))}
      {report.badCount > 0 && (
        <>
          <BadLines report={report} />
          <Checkbox checked={isLeavingOut} onChange={event => setLeavingOut(event.target.checked)}>
            {t.leaveOut}
          </Checkbox>
        </>
      )}
      {report.questions.map(question => (
        <Notice key={question.asks} kind="old">
          {question.asks === 'decimals'
            ? t.openDecimals(question.column, question.written)
            : t.openDates(question.column, question.written)}
        </Notice>
      ))}
      {fresh === 0 && report.badCount === 0 && report.questions.length === 0 && (
        <p className={`${base.small} ${base.muted}`}>{t.nothingNew}</p>
      )}
      <Button
        look="primary"
        block
        disabled={!canBring}
        busy={isBusy && t.bringing}
        onClick={() => onBring(isLeavingOut)}
      >
        {t.bring(fresh)}
      </Button>
    </>
  )
}

function BadLines({ report: { bad, badCount } }: { report: ImportReport }) {
  const t = useText(importText)
  const says = useText(badText)
  return (
    <section className={styles.refused}>
      <h3 className={base.subheading}>{t.badTitle(badCount)}</h3>
      <ul className={`${base.small} ${base.muted}`}>
        {bad.map(({ line, reason }) => (
          <li key={line}>
            <b>{t.line(line)}</b>: {says[reason]}
          </li>
        ))}
        {badCount > bad.length && <li>…</li>}
      </ul>
    </section>
  )
}
