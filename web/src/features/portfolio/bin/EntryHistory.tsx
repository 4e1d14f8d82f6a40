import { currencySigns, dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { historyOfEntryText } from './bin.messages.ts'
import { useEntryHistory } from './bin.queries.ts'

/** What happened to the entry whose form is open; asked for by a tap. */
export function EntryHistory({ id, symbol }: { id: string; symbol: string }) {
  const t = useText(historyOfEntryText)
  const [isShown, setShown] = useState(false)
  if (isShown) return <Events id={id} symbol={symbol} />
  return (
    <Button small look="ghost" type="button" onClick={() => setShown(true)}>
      {t.show}
    </Button>
  )
}

function Events({ id, symbol }: { id: string; symbol: string }) {
  const t = useText(historyOfEntryText)
  const format = useFormat()
  const { data } = useEntryHistory(id)
  if (!data) return <p className={`${base.small} ${base.muted}`}>{t.waiting}</p>
  return (
    <ul className={`${base.small} ${base.muted}`} aria-label={t.show}>
      {data.map(({ at, action, device, before }) => {
        const when = new Date(at)
        const said = [`${format.date(when)}, ${format.time(when)}`, device].filter(Boolean).join(' · ')
        const unit = before && (before.paid?.unit ?? before.usdCostBasis)
        const money = before && format.in(currencySigns[before.paid?.currency ?? 'USD'])
        const was = before && [
          `${format.quantity(before.quantity)} ${symbol}`,
          money?.price(Number(unit)),
          format.date(dayAt(before.day)),
          before.notes,
        ]
        return (
          <li key={`${at} ${action}`}>
            {said}: {t[action]} {was?.filter(Boolean).join(', ')}
          </li>
        )
      })}
    </ul>
  )
}
