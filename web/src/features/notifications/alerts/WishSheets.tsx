import type { PriceAlert } from '@pusula/contract'
import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { type AlertCoin, type AlertLevel, useLevelAlert, type Wish } from './alerts.ts'
import { alertsText, levelText } from './messages.ts'
import { AddLevelAlert, AlertChoice, SetAlert } from './SetAlert.tsx'

type Props = { coin: AlertCoin; level: AlertLevel | null; onClose: () => void }

/** Waits for one level of a coin, in one tap. */
export function LevelAlertSheet({ coin, level, onClose }: Props) {
  const t = useText(alertsText)
  const said = useText(levelText)
  // The last one stays on the sheet while it sinks.
  const [shown, setShown] = useState(level)
  if (level && level !== shown) setShown(level)
  return (
    <Sheet open={level !== null} onClose={onClose} title={said.levelFor(shown?.name ?? '')} closeLabel={t.close}>
      {shown && (
        <div className={base.stack}>
          <Facts level={shown} />
          <Choice key={`${coin.symbol} ${shown.priceUsd}`} coin={coin} level={shown} onDone={onClose} />
        </div>
      )}
    </Sheet>
  )
}

function Facts({ level }: { level: AlertLevel }) {
  const said = useText(levelText)
  const { roughPrice, ratio, chance } = useMoney()
  return (
    <dl className={cards.facts}>
      <div>
        <dt>{said.level}</dt>
        <dd>
          <Price text={roughPrice(level.priceUsd)} /> · {ratio(level.priceUsd / level.nowUsd - 1)}
        </dd>
      </div>
      {level.chances && (
        <div>
          <dt>{said.touchChance}</dt>
          <dd>{said.touchChances(chance(level.chances.day), chance(level.chances.week))}</dd>
        </div>
      )}
    </dl>
  )
}

type ChoiceProps = { coin: AlertCoin; level: AlertLevel; onDone: () => void }

function Choice({ coin, level, onDone }: ChoiceProps) {
  return (
    <AlertChoice saved={useLevelAlert(coin.symbol, level.priceUsd)} onDone={onDone}>
      <AddLevelAlert coin={coin} level={level} onDone={onDone} />
    </AlertChoice>
  )
}

type WishProps = {
  open: boolean
  onClose: () => void
  wish: Wish
  saved: PriceAlert | undefined
  name: string
  label: string
  says: string
}

/** When it rings, and whether this device will hear of it: there is nothing else to choose. */
export function WishAlertSheet({ open, onClose, wish, saved, name, label, says }: WishProps) {
  const t = useText(alertsText)
  const said = useText(levelText)
  return (
    <Sheet open={open} onClose={onClose} title={said.levelFor(name)} closeLabel={t.close}>
      <div className={base.stack}>
        <p>{says}</p>
        <AlertChoice saved={saved} onDone={onClose}>
          <SetAlert label={label} wish={wish} name={name} onDone={onClose} isOnce />
        </AlertChoice>
      </div>
    </Sheet>
  )
}
