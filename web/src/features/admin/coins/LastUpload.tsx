import { admin } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'
import { useAsk } from '../frame/ask.ts'
import { uploadText } from './upload-text.ts'

export function LastUpload() {
  const t = useText(uploadText)
  const { count } = useFormat()
  const [last] = useAsk('coins', admin.uploads, {}).data ?? []
  if (!last) return null
  return (
    <section className={cards.card} aria-labelledby="last-upload">
      <h2 className={base.subheading} id="last-upload">
        {t.last}
      </h2>
      <dl className={`${cards.facts} ${styles.facts}`}>
        <div>
          <dt>{t.file}</dt>
          <dd className={styles.cut}>{last.fileName}</dd>
        </div>
        <div>
          <dt>{t.by}</dt>
          <dd className={styles.cut}>{last.by}</dd>
        </div>
        <div>
          <dt>{t.added}</dt>
          <dd>{count(last.added)}</dd>
        </div>
        <div>
          <dt>{t.updated}</dt>
          <dd>{count(last.updated)}</dd>
        </div>
      </dl>
    </section>
  )
}
