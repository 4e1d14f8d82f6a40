import type { BadRows } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import styles from '../admin.module.css'
import { faultText, uploadText } from './upload-text.ts'

const shown = 20

/** The first wrong rows of a file, by line. */
export function RefusedRows({ rows: all, count: total }: BadRows) {
  const t = useText(uploadText)
  const faults = useText(faultText)
  const { count } = useFormat()
  const rows = all.slice(0, shown)
  if (rows.length === 0) return null
  return (
    <ul className={styles.refused}>
      {rows.map(({ line, fault }) => (
        <li key={`${line} ${fault}`}>{t.row(count(line), faults[fault])}</li>
      ))}
      {total > rows.length && <li>{t.moreRows(count(total - rows.length))}</li>}
    </ul>
  )
}
