import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { adminText } from './messages.ts'

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void }

/** Pages count from 1. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const t = useText(adminText)
  const { count } = useFormat()
  const from = Math.min(total, (page - 1) * pageSize + 1)
  const to = Math.min(total, page * pageSize)
  return (
    <div className={styles.foot}>
      <output className={`${base.small} ${base.muted}`}>{t.range(count(from), count(to), count(total))}</output>
      <div className={base.row}>
        <IconButton
          label={t.previous}
          icon={chevronLeftIcon}
          sizePx={18}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={t.next}
          icon={chevronRightIcon}
          sizePx={18}
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}
