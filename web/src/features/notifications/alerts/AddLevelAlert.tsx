import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import type { AlertCoin, AlertLevel } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'
import { SetAlert } from './SetAlert.tsx'

type Props = { coin: AlertCoin; level: AlertLevel; onDone: () => void }

const spans = ['1', '7', '30'] as const
type Span = (typeof spans)[number]
const daysOf = { '1': 1, '7': 7, '30': 30 } as const

/** A touch or a close, for how long, and whether this device will hear of it. */
export function AddLevelAlert({ coin, level, onDone }: Props) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const [kind, setKind] = useState<'touch' | 'close'>(level.origin === 'plan' ? 'close' : 'touch')
  const [span, setSpan] = useState<Span>('7')
  const isAbove = level.priceUsd > level.nowUsd
  const { origin } = level

  return (
    <>
      <RadioCards
        label={t.kind}
        cards={[
          { value: 'touch', title: said.onTouch, says: said.onTouchSays },
          {
            value: 'close',
            title: isAbove ? said.onCloseAbove : said.onCloseBelow,
            says: said.onCloseSays,
          },
        ]}
        value={kind}
        onChange={setKind}
      />
      <div className={base.stackTight}>
        <p className={base.small}>{said.howLong}</p>
        <Segmented
          full
          label={said.howLong}
          segments={spans.map(value => ({ value, label: said.days(value) }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <SetAlert
        label={said.setFor(level.name)}
        wish={{
          ...{ symbol: coin.symbol, kind, target: level.priceUsd, days: daysOf[span], ...(origin && { origin }) },
          ...(kind === 'close' && { way: isAbove ? 'up' : 'down' }),
        }}
        name={`${coin.name} · ${level.name}`}
        onDone={onDone}
      />
    </>
  )
}
