import { DAY_MS, isoDay } from '@pusula/words'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkCircleIcon, chevronRightIcon, turnIcon } from '../../ui/icons/icons.ts'
import { points } from './dollars.ts'
import type { Call } from './queries.ts'
import { resultText } from './result-messages.ts'

/** How the last range ended, in one line, until it is opened. */
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
