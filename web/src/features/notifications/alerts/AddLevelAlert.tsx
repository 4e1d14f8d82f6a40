import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, warningIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useViewer } from '../../accounts/index.ts'
import type { PushState } from '../push/browser.ts'
import { usePush } from '../push/use-push.ts'
import { type AlertCoin, type AlertLevel, useAddAlert } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'

type Props = { coin: AlertCoin; level: AlertLevel; onDone: () => void }

const spans = ['1', '7', '30'] as const
type Span = (typeof spans)[number]
const daysOf = { '1': 1, '7': 7, '30': 30 } as const

/** A touch or a close, for how long, and whether this device will hear of it. */
export function AddLevelAlert({ coin, level, onDone }: Props) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const language = useLanguage()
  const viewer = useViewer()
  const push = usePush(viewer.state === 'member' ? viewer.user.id : '')
  const [kind, setKind] = useState<'touch' | 'close'>(level.origin === 'plan' ? 'close' : 'touch')
  const [span, setSpan] = useState<Span>('7')
  const add = useAddAlert()
  const isAbove = level.priceUsd > level.nowUsd
  // The plans wait for the nearest level of either side, and for no other.
  const isCondition = level.origin === 'plan' || level.name === 'R1' || level.name === 'S1'
  const isBusy = add.isPending || push.change.isPending
  const hears = hearingOf(push.state)

  const { origin } = level
  const set = () =>
    add.mutate(
      { symbol: coin.symbol, kind, target: level.priceUsd, days: daysOf[span], ...(origin && { origin }) },
      {
        onSuccess: () => {
          toast.show({ tone: 'ok', title: t.added, text: `${coin.name} · ${level.name}` })
          onDone()
        },
      },
    )
  // What the browser refuses is said by a message of its own; the alert is not set behind the reader's back.
  const allowAndSet = () => push.change.mutate(true, { onSuccess: set })

  return (
    <>
      <RadioCards
        label={t.kind}
        cards={[
          { value: 'touch', title: said.onTouch, says: said.onTouchSays },
          {
            value: 'close',
            title: isAbove ? said.onCloseAbove : said.onCloseBelow,
            says: isCondition ? (isAbove ? said.upPlan : said.downPlan) : said.onCloseSays,
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
      {(hears === 'denied' || hears === 'unsupported') && (
        <p className={`${cards.note} ${cards.warning}`}>
          <Icon shape={warningIcon} sizePx={18} />
          <span>{said[hears]}</span>
        </p>
      )}
      {add.error && (
        <p role="alert" className={`${base.small} ${base.warning}`}>
          {asProblem(add.error).texts[language]}
        </p>
      )}
      <Button
        block
        look="primary"
        busy={isBusy && t.adding}
        onClick={() => isBusy || (hears === 'unasked' ? allowAndSet() : set())}
      >
        <Icon shape={bellIcon} sizePx={18} />
        {hears === 'unasked' ? said.allowAndAdd : t.add}
      </Button>
      {hears === 'unasked' && (
        <Button block look="ghost" onClick={() => isBusy || set()}>
          {said.addSilently}
        </Button>
      )}
      <p className={`${base.tiny} ${base.faint}`}>
        {said.ringsOnce} {hears === 'yes' ? '' : said.inList}
      </p>
    </>
  )
}

/** Whether a message can reach the reader here; while nobody knows, nothing is said of it. */
function hearingOf(state: PushState | undefined): 'yes' | 'unasked' | 'denied' | 'unsupported' {
  if (!state || state.isSubscribed) return 'yes'
  if (!state.isSupported) return 'unsupported'
  return state.permission === 'denied' ? 'denied' : 'unasked'
}
