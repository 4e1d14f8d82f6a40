import type { PriceAlert } from '@pusula/contract'
import { type ReactNode, useState } from 'react'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { RadioCards, Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, warningIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useViewer } from '../../accounts/index.ts'
import { type PushState, usePush } from '../push/browser.ts'
import styles from './Alerts.module.css'
import {
  type AlertCoin,
  type AlertLevel,
  undoMs,
  useAddAlert,
  useRemoveAlert,
  useRestoreAlert,
  type Wish,
} from './alerts.ts'
import { alertsText, levelText } from './messages.ts'

type Props = {
  label: string
  /** Null while what is chosen is no wish yet. */
  wish: Wish | null
  /** A tap before that. */
  onMissing?: (() => void) | undefined
  /** What the message calls it. */
  name: string
  onDone: () => void
  /** It comes about once, or is asked for once: nobody is asked how often. */
  isOnce?: boolean
}

/** Sets an alert, and asks for notifications first where nobody was asked. What is refused is said, and nothing typed is lost. */
export function SetAlert({ label, wish: chosen, onMissing, name, onDone, isOnce = false }: Props) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const language = useLanguage()
  const viewer = useViewer()
  const push = usePush(viewer.state === 'member' ? viewer.user.id : '')
  const add = useAddAlert()
  const [repeats, setRepeats] = useState(false)
  const wish = chosen && { ...chosen, repeats }
  const isBusy = add.isPending || push.change.isPending
  const hears = hearingOf(push.state)
  const instead = wish && add.error ? otherWay(wish, asProblem(add.error).code) : null
  const isSame = JSON.stringify(add.variables) === JSON.stringify(wish)

  // The form may be gone by the time it is set: where the list is shown too, what waits takes its place. It ends all the same.
  const set = (wanted: Wish | null = wish) =>
    wanted &&
    add.mutateAsync(wanted).then(
      () => {
        toast.show({ tone: 'ok', title: t.added, text: name })
        onDone()
      },
      () => {},
    )
  // What the browser refuses is said by a message of its own; the alert is not set behind the reader's back.
  const allowAndSet = () =>
    push.change.mutateAsync(true).then(
      () => set(),
      () => {},
    )
  const tap = (go: () => unknown) => () => {
    if (!wish) onMissing?.()
    else if (!isBusy) go()
  }

  return (
    <>
      {!isOnce && (
        <div className={styles.everyTime}>
          <span className={base.grow}>
            <b>{said.everyTime}</b>
            <small>{said.everyTimeSays}</small>
          </span>
          <Toggle label={said.everyTime} checked={repeats} onChange={setRepeats} />
        </div>
      )}
      {(hears === 'denied' || hears === 'unsupported') && (
        <p className={`${cards.note} ${cards.warning}`}>
          <Icon shape={warningIcon} sizePx={18} />
          <span>{said[hears]}</span>
        </p>
      )}
      {add.error && isSame && (
        <p role="alert" className={`${base.small} ${base.warning}`}>
          {asProblem(add.error).texts[language]}
        </p>
      )}
      {instead && isSame && (
        <Button block onClick={() => isBusy || set(instead)}>
          {instead.kind === 'above' || instead.way === 'up' ? said.aboveInstead : said.belowInstead}
        </Button>
      )}
      <Button
        block
        look="primary"
        type="submit"
        busy={isBusy && t.adding}
        onClick={event => {
          event.preventDefault()
          tap(hears === 'unasked' ? allowAndSet : () => set())()
        }}
      >
        <Icon shape={bellIcon} sizePx={18} />
        {hears === 'unasked' ? said.allowAndAdd : label}
      </Button>
      {hears === 'unasked' && (
        <Button block look="ghost" onClick={tap(() => set())}>
          {said.addSilently}
        </Button>
      )}
      <p className={`${base.tiny} ${base.faint}`}>
        {repeats ? said.ringsAgain : said.ringsOnce} {hears === 'yes' ? '' : said.inList}
      </p>
    </>
  )
}

/** The same price from its other side, where the refusal is that the price has passed. */
function otherWay(wish: Wish, code: string): Wish | null {
  if (code !== 'notifications.alreadyAbove' && code !== 'notifications.alreadyBelow') return null
  const isAbove = code === 'notifications.alreadyAbove'
  if (wish.kind === 'close') return { ...wish, way: isAbove ? 'down' : 'up' }
  return { ...wish, kind: isAbove ? 'below' : 'above' }
}

/** Whether a message can reach the reader here; while nobody knows, nothing is said of it. */
function hearingOf(state: PushState | undefined): 'yes' | 'unasked' | 'denied' | 'unsupported' {
  if (!state || state.isSubscribed) return 'yes'
  if (!state.isSupported) return 'unsupported'
  return state.permission === 'denied' ? 'denied' : 'unasked'
}

type AddLevelAlertProps = { coin: AlertCoin; level: AlertLevel; onDone: () => void }

const spans = ['1', '7', '30'] as const
type Span = (typeof spans)[number]
const daysOf = { '1': 1, '7': 7, '30': 30 } as const

/** A touch or a close, for how long, and whether this device will hear of it. */
export function AddLevelAlert({ coin, level, onDone }: AddLevelAlertProps) {
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

type AlertChoiceProps = { saved: PriceAlert | undefined; onDone: () => void; children: ReactNode }

/** The way to an account for a guest, the way to be rid of an alert that is set, and else the way to set it. */
export function AlertChoice({ saved, onDone, children }: AlertChoiceProps) {
  const said = useText(levelText)
  const address = useAddress()
  if (useGuestMode())
    return (
      <>
        <p className={`${base.small} ${base.muted}`}>{said.membersOnly}</p>
        <ButtonLink block look="primary" href={address('/signup')}>
          {said.join}
        </ButtonLink>
      </>
    )
  return saved ? <Remove id={saved.id} onDone={onDone} /> : children
}

function Remove({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const remove = useRemoveAlert(id)
  const restore = useRestoreAlert(id)
  const fail = (title: string) => (error: Error) =>
    toastFailure(error, { title, text: error.message, notKnown: t.notKnown })
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
