import type { admin, ReplyOf } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { detailsLine } from './details.ts'
import { actionText } from './text.ts'

type Entry = ReplyOf<typeof admin.audit>[number]

export function AuditList({ entries }: { entries: readonly Entry[] }) {
  const words = useText(actionText)
  const { date, time } = useFormat()
  return (
    <ul className="rows">
      {entries.map(({ id, at, by, action, subject, details }) => (
        <li key={id} className="adm-log">
          <span className="xs dim">{`${date(new Date(at))} ${time(new Date(at))}`}</span>
          <span className="sm">
            <b>{words[action]}</b> <span className="muted">{subject}</span>
          </span>
          <span className="xs muted">{by}</span>
          <span className="xs dim">{detailsLine(details)}</span>
        </li>
      ))}
    </ul>
  )
}
