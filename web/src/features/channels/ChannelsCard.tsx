import type { Channel, ChannelName } from '@pusula/contract'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { bellIcon, checkIcon, linkIcon, mailIcon, messageIcon, warningIcon } from '../../ui/icons/icons.ts'
import { TelegramSheet, WebhookSheet } from './ChannelSheets.tsx'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'
import { useChangeChannels, useChannels, useTest } from './channels.queries.ts'

const icons = { push: bellIcon, telegram: messageIcon, mail: mailIcon, webhook: linkIcon }

/** How a member is reached, in the order in which it is tried. */
export function ChannelsCard() {
  const t = useText(channelsText)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <Loaded query={useChannels()}>{({ channels }) => <Rows channels={channels} />}</Loaded>
    </section>
  )
}

const withMoved = (names: readonly ChannelName[], name: ChannelName, to: number): ChannelName[] => {
  const rest = names.filter(one => one !== name)
  return [...rest.slice(0, to), name, ...rest.slice(to)]
}

function Rows({ channels }: { channels: readonly Channel[] }) {
  const t = useText(channelsText)
  const { mutate } = useChangeChannels()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [sheet, setSheet] = useState<'telegram' | 'webhook' | null>(null)
  const names = channels.map(({ name }) => name)
  function moveTo(name: ChannelName, to: number) {
    if (to < 0 || to >= names.length || names.indexOf(name) === to) return
    mutate({ kind: 'order', names: withMoved(names, name, to) })
    setSaid(t.moved(t[name], to + 1))
  }
  /** The row that lies under the finger. */
  const placeAt = (clientY: number) =>
    [...(list.current?.children ?? [])].findIndex(row => clientY <= row.getBoundingClientRect().bottom)
  const telegram = channels.find(({ name }) => name === 'telegram')
  const webhook = channels.find(({ name }) => name === 'webhook')
  return (
    <>
      <ul className={cards.rows} ref={list}>
        {channels.map((channel, place) => (
          <Row
            key={channel.name}
            channel={channel}
            onMove={by => moveTo(channel.name, place + by)}
            onDrag={clientY => moveTo(channel.name, placeAt(clientY))}
            onSwitch={isOn => mutate({ kind: 'switch', name: channel.name, isOn })}
            onSet={setSheet}
          />
        ))}
      </ul>
      <output className={base.visuallyHidden}>{said}</output>
      {telegram && <TelegramSheet channel={telegram} open={sheet === 'telegram'} onClose={() => setSheet(null)} />}
      {webhook && <WebhookSheet channel={webhook} open={sheet === 'webhook'} onClose={() => setSheet(null)} />}
    </>
  )
}

interface RowProps {
  channel: Channel
  onMove: (by: 1 | -1) => void
  onDrag: (clientY: number) => void
  onSwitch: (isOn: boolean) => void
  onSet: (which: 'telegram' | 'webhook') => void
}

function Row({ channel, onMove, onDrag, onSwitch, onSet }: RowProps) {
  const t = useText(channelsText)
  const test = useTest()
  const { name, isOn, isSet } = channel
  const isOwn = name === 'telegram' || name === 'webhook'
  const onTest = () =>
    test.mutate(name, {
      onError: error => toastFailure(error, { title: t[name], text: asProblem(error).message, notKnown: t.silent }),
    })
  return (
    <li className={styles.channel}>
      <Grip label={t.move(t[name])} onMove={onMove} onDrag={onDrag} />
      <span className={styles.sign}>
        <Icon shape={icons[name]} sizePx={20} />
      </span>
      <span className={styles.words}>
        <b>{t[name]}</b>
        <small>{useStateWords(channel)}</small>
      </span>
      <Toggle label={t[name]} checked={isOn && isSet} disabled={!isSet} onChange={onSwitch} />
      <span className={styles.foot}>
        <span className={styles.result}>
          <Result channel={channel} />
        </span>
        <span className={styles.actions}>
          {isOwn && (
            <Button small look={isSet ? 'ghost' : 'second'} onClick={() => onSet(name)}>
              {isSet ? t.change : name === 'telegram' ? t.link : t.addAddress}
            </Button>
          )}
          {isSet && (
            <Button small busy={test.isPending && t.testing} onClick={onTest}>
              {t.test}
            </Button>
          )}
        </span>
      </span>
    </li>
  )
}

/** Where it goes, or why it goes nowhere. */
function useStateWords({ name, label, isSet, closedWhy }: Channel): string {
  const t = useText(channelsText)
  if (closedWhy) return t[closedWhy]
  if (name === 'push') return isSet ? t.pushOn : t.pushOff
  if (name === 'telegram') return isSet ? t.linked(label ?? '') : t.notLinked
  return label ?? (name === 'mail' ? t.noMail : t.noAddress)
}

const freshMs = 600_000

/** How the last test went: just now with its time, later with its day. */
function Result({ channel: { lastTest } }: { channel: Channel }) {
  const t = useText(channelsText)
  const { plain, shortDay } = useFormat()
  if (!lastTest) return null
  const at = new Date(lastTest.at)
  if (lastTest.outcome === 'accepted') {
    const isFresh = Date.now() - at.getTime() < freshMs
    return (
      <span className={classes(isFresh && styles.arrived)}>
        {isFresh && <Icon shape={checkIcon} sizePx={16} />}
        {isFresh ? t.arrived(plain(lastTest.tookMs / 1000, 1)) : t.arrivedOn(shortDay(at))}
      </span>
    )
  }
  const words = { refused: t.refused, gone: t.goneNow, later: t.later, silent: t.silent }[lastTest.outcome]
  return (
    <span className={styles.failed}>
      <Icon shape={warningIcon} sizePx={16} />
      {words}
      {lastTest.code === null ? '' : ` (${lastTest.code})`}
    </span>
  )
}

/** Takes a row to another place: by the arrow keys, or held and drawn up or down. */
function Grip({ label, onMove, onDrag }: { label: string } & Pick<RowProps, 'onMove' | 'onDrag'>) {
  const isHeld = useRef(false)
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null) return
    event.preventDefault()
    onMove(by)
  }
  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    isHeld.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={event => isHeld.current && onDrag(event.clientY)}
      onPointerUp={() => (isHeld.current = false)}
      onPointerCancel={() => (isHeld.current = false)}
    >
      <svg viewBox="0 0 10 18" width="10" height="18" aria-hidden="true">
        {[3, 9, 15].map(y => (
          <g key={y}>
            <circle cx="2.5" cy={y} r="1.5" />
            <circle cx="7.5" cy={y} r="1.5" />
          </g>
        ))}
      </svg>
    </button>
  )
}
