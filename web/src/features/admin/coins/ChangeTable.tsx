import type { CoinPreview } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Pill } from '../../../ui/marks/Pill.tsx'
import tableStyles from '../../../ui/table.module.css'
import adminStyles from '../admin.module.css'
import styles from './preview.module.css'
import { previewText } from './preview-messages.ts'

/** What would be added and changed, the first of it: what each coin is called now, and then. */
export function ChangeTable({ preview: { changes, added, updated } }: { preview: CoinPreview }) {
  const t = useText(previewText)
  const { count } = useFormat()
  const all = added + updated
  return (
    <section className={base.stackTight} aria-labelledby="preview-changes">
      <h3 className={base.subheading} id="preview-changes">
        {t.changes}
      </h3>
      <div className={styles.changes}>
        <table className={`${tableStyles.table} ${adminStyles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t.coin}</th>
              <th scope="col">{t.before}</th>
              <th scope="col" className={tableStyles.number}>
                {t.line}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ line, coin, before }) => (
              <tr key={line}>
                <th scope="row">
                  <span className={styles.name}>
                    <b>{coin.symbol}</b> {coin.name}
                  </span>
                </th>
                <td>
                  {before ? (
                    <span className={styles.name}>
                      <b>{before.symbol}</b> {before.name}
                    </span>
                  ) : (
                    <Pill>{t.isNew}</Pill>
                  )}
                </td>
                <td className={`${tableStyles.number} ${base.faint}`}>{count(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all > changes.length && (
        <p className={`${base.small} ${base.muted}`}>{t.shown(count(changes.length), count(all))}</p>
      )}
    </section>
  )
}
