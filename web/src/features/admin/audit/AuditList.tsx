import type { admin, ReplyOf } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'
import { detailsLine } from './details.ts'
import { actionText } from './messages.ts'

type Entry = ReplyOf<typeof admin.audit>[number]

export function AuditList({ entries }: { entries: readonly Entry[] }) {
  const words = useText(actionText)
  const { date, time } = useFormat()
  return (
    <ul className={cards.rows}>
      {entries.map(({ id, at, by, action, subject, details }) => (
        <li key={id} className={styles.log}>
          <span className={`${base.tiny} ${base.faint}`}>{`${date(new Date(at))} ${time(new Date(at))}`}</span>
          <span className={base.small}>
            <b>{words[action]}</b> <span className={base.muted}>{subject}</span>
          </span>
          <span className={`${base.tiny} ${base.muted}`}>{by}</span>
          <span className={`${base.tiny} ${base.faint}`}>{detailsLine(details)}</span>
        </li>
      ))}
    </ul>
  )
}
