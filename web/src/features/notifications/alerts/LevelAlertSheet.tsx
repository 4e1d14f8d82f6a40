import { useState } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { AddLevelAlert } from './AddLevelAlert.tsx'
import { type AlertCoin, type AlertLevel, undoMs, useLevelAlert, useRemoveAlert, useRestoreAlert } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'

type Props = { coin: AlertCoin; level: AlertLevel | null; onClose: () => void }

/** Waits for one level of a coin, in one tap. */
export default function LevelAlertSheet({ coin, level, onClose }: Props) {
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
  const said = useText(levelText)
  const address = useAddress()
  const kept = useLevelAlert(coin.symbol, level.priceUsd)
  if (useGuestMode())
    return (
      <>
        <p className={`${base.small} ${base.muted}`}>{said.membersOnly}</p>
        <ButtonLink block look="primary" href={address('/signup')}>
          {said.join}
        </ButtonLink>
      </>
    )
  if (kept) return <Remove id={kept.id} onDone={onDone} />
  return <AddLevelAlert coin={coin} level={level} onDone={onDone} />
}

function Remove({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const language = useLanguage()
  const remove = useRemoveAlert(id)
  const restore = useRestoreAlert(id)
  const fail = (title: string) => (error: Error) =>
    toast.show({ tone: 'err', title, text: asProblem(error).texts[language] })
  const undo = () => restore.mutateAsync().catch(fail(t.notAdded))
  const submit = () =>
    remove.mutateAsync().then(() => {
      toast.show({
        tone: 'info',
        title: t.removed,
        durationMs: undoMs,
        action: { label: t.undo, run: () => void undo() },
      })
      onDone()
    }, fail(t.notRemoved))
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{said.isSet}</p>
      <Button block busy={remove.isPending && t.removing} onClick={submit}>
        {said.removeThis}
      </Button>
    </>
  )
}
