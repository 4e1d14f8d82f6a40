import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, warningIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useViewer } from '../../accounts/index.ts'
import type { PushState } from '../push/browser.ts'
import { usePush } from '../push/use-push.ts'
import styles from './Alerts.module.css'
import { useAddAlert, type Wish } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'

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
