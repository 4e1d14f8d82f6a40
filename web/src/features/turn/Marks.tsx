import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { points, writtenRange } from './dollars.ts'
import type { Call } from './queries.ts'
import { recordText } from './record-messages.ts'
import turnStyles from './turn.module.css'

export type Mark = 'held' | 'missed' | 'mixed' | 'sealed' | 'none' | 'refused'

/** Held is a filled dot, missed an open diamond, sealed a dashed ring, a day without a range a short tick: no colour works alone. */
export function ResultMark({ mark, large = false }: { mark: Mark; large?: boolean }) {
  const size = large ? 18 : 14
  return (
    <svg className={turnStyles.mark} width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {mark === 'held' && <circle className={turnStyles.held} cx="7" cy="7" r="5" />}
      {mark === 'missed' && <path className={turnStyles.missed} d="M7 1.8 12.2 7 7 12.2 1.8 7Z" />}
      {mark === 'mixed' && (
        <>
          <path className={turnStyles.missed} d="M7 1.8 12.2 7 7 12.2 1.8 7Z" />
          <path className={turnStyles.held} d="M7 1.8V12.2L1.8 7Z" />
        </>
      )}
      {mark === 'sealed' && <circle className={turnStyles.sealed} cx="7" cy="7" r="5" />}
      {mark === 'none' && <path className={turnStyles.none} d="M7 4v6" />}
      {mark === 'refused' && <path className={turnStyles.refused} d="m2.5 2.5 9 9m0-9-9 9" />}
    </svg>
  )
}

/** What the scale reaches either way; what goes further is cut, and its end stays open. */
const reachRatio = 0.36

type Props = {
  betterRatio: number
  lowRatio: number | null
  highRatio: number | null
  isPusula: boolean
  /** The reading as a sentence. */
  label: string
}

const placeOf = (ratio: number) => 50 + (50 * Math.max(-reachRatio, Math.min(reachRatio, ratio))) / reachRatio

/** How much better than “no change”: a dot, and the line within which the truth lies nine times in ten. */
export function ErrorBar({ betterRatio, lowRatio, highRatio, isPusula, label }: Props) {
  return (
    <span className={classes(turnStyles.bar, isPusula && turnStyles.pusula)} role="img" aria-label={label}>
      {lowRatio !== null && highRatio !== null && (
        <i
          className={classes(
            lowRatio < -reachRatio && turnStyles.openLeft,
            highRatio > reachRatio && turnStyles.openRight,
          )}
          style={{ left: `${placeOf(lowRatio)}%`, right: `${100 - placeOf(highRatio)}%` }}
        />
      )}
      <u style={{ left: `${placeOf(betterRatio)}%` }} />
    </span>
  )
}

const markOf = ({ state, result }: Pick<Call, 'state' | 'result'>): Mark => {
  if (state === 'sealed') return 'sealed'
  if (!result) return 'none'
  return result.outcome === 'inside' ? 'held' : 'missed'
}

/** One range of a list: which, of when, how it ended, and its score. A link where there is more to see. */
export function CallRow({ call, href }: { call: Call; href?: string | undefined }) {
  const t = useText(recordText)
  const format = useFormat()
  const mark = markOf(call)
  const words = { held: t.held, missed: t.missed, sealed: t.sealed, none: t.notCounted, mixed: t.mixed, refused: '' }
  const content = (
    <>
      <ResultMark mark={mark} />
      <span className={cards.itemText}>
        <b>
          {call.symbol} · {writtenRange(call, format)}
        </b>
        <small>
          {format.shortDay(new Date(call.dueAt))} · {words[mark]}
        </small>
      </span>
      <span className={turnStyles.rowScore}>
        <b>{call.result ? points(call.result.scoreRatio, format) : format.part(call.widthRatio, 1)}</b>
        <small className={base.faint}>{call.result ? t.score : t.width}</small>
      </span>
    </>
  )
  return (
    <li>
      {href ? (
        <a className={cards.item} href={href}>
          {content}
        </a>
      ) : (
        <span className={cards.item}>{content}</span>
      )}
    </li>
  )
}
