import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { badRowsOf } from './bad-rows.ts'
import { faultText, uploadText } from './upload-text.ts'

const shown = 20

export function RefusedRows({ error }: { error: unknown }) {
  const t = useText(uploadText)
  const faults = useText(faultText)
  const { count } = useFormat()
  const bad = badRowsOf(error)
  const rows = bad.rows.slice(0, shown)
  if (rows.length === 0) return null
  return (
    <ul className="adm-bad">
      {rows.map(({ line, fault }) => (
        <li key={`${line} ${fault}`}>{t.row(count(line), faults[fault])}</li>
      ))}
      {bad.count > rows.length && <li>{t.moreRows(count(bad.count - rows.length))}</li>}
    </ul>
  )
}
