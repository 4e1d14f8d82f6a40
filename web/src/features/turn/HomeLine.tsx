import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon, lockIcon, turnIcon } from '../../ui/icons/icons.ts'
import { writtenRange } from './dollars.ts'
import { turnText } from './messages.ts'
import { type Today, useTurnToday } from './queries.ts'
import { ResultLine } from './ResultLine.tsx'

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
