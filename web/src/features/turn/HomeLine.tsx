import { DAY_MS, isoDay } from '@pusula/words'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkCircleIcon, chevronRightIcon, lockIcon, turnIcon } from '../../ui/icons/icons.ts'
import { points, writtenRange } from './dollars.ts'
import { resultText, turnText } from './messages.ts'
import { type Call, type Today, useTurnToday } from './queries.ts'

/** Unseen result of the last range, in one line. */
export function ResultLine({ call }: { call: Call }) {
  const t = useText(resultText)
  const format = useFormat()
  const address = useAddress()
  const { result, rivals } = call
  const isHeld = result?.outcome === 'inside'
  // Given yesterday, it ended today.
  const isYesterday = isoDay(new Date(call.sealedAt)) === isoDay(new Date(serverNowMs() - DAY_MS))
  const title = !result
    ? t.lastNotCounted
    : isHeld
      ? isYesterday
        ? t.yesterdayHeld
        : t.lastHeld
      : isYesterday
        ? t.yesterdayMissed
        : t.lastMissed
  const score = (ratio: number | null) => (ratio === null ? '–' : points(ratio, format))
  return (
    <a className={`${cards.card} ${cards.linkCard}`} href={address(`/turn?call=${call.id}`)}>
      <Icon shape={isHeld ? checkCircleIcon : turnIcon} sizePx={22} />
      <span className={base.grow}>
        <b>{title}</b>
        <small>
          {result
            ? t.scores(score(result.scoreRatio), score(rivals.pusula.scoreRatio), score(rivals.unchanged.scoreRatio))
            : t.notCountedSays}
        </small>
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}

/** Home’s one line: how the last range ended, the one that is sealed, or the question of the day. Nothing where it is switched off. */
export default function HomeLine() {
  const isOnline = useOnline()
  const { data: today } = useTurnToday(isOnline)
  if (!today?.isOpen || !today.coin) return null
  if (today.latest) return <ResultLine call={today.latest} />
  return <TodayLine today={today} name={today.coin.name} />
}

function TodayLine({ today: { calls, given }, name }: { today: Today; name: string }) {
  const t = useText(turnText)
  const format = useFormat()
  const address = useAddress()
  const [sealed] = calls
  return (
    <a className={`${cards.card} ${cards.linkCard}`} href={address('/turn')}>
      <Icon shape={sealed ? lockIcon : turnIcon} sizePx={22} />
      <span className={base.grow}>
        <b>{sealed ? t.sealed : t.question(name)}</b>
        <small>
          {sealed
            ? `${sealed.symbol} · ${writtenRange(sealed, format)} · ${t.opensShort(format.dayTime(new Date(sealed.dueAt), new Date(serverNowMs())))}`
            : given.people + given.models > 0
              ? `${t.title} · ${t.given(given.people, given.models)}`
              : t.title}
        </small>
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}
