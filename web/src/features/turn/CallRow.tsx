import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { points, writtenRange } from './dollars.ts'
import { type Mark, ResultMark } from './Marks.tsx'
import type { Call } from './queries.ts'
import { recordText } from './record-messages.ts'
import styles from './turn.module.css'

export const markOf = ({ state, result }: Pick<Call, 'state' | 'result'>): Mark => {
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
      <span className={styles.rowScore}>
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
