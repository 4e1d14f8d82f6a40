import { coinFileBytes, ownCoinLimit } from '@pusula/contract'
import { type DragEvent, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { fileUpIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { FileProgress } from './FileProgress.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { useRefusal, useUpload } from './previewed.ts'
import { isUploadable } from './upload.ts'
import { uploadText } from './upload-messages.ts'

const megabyte = 1024 * 1024

/** A file of coins, by drop or by choice. What it would do is shown first; a refused one says why. */
export function UploadCard() {
  const t = useText(uploadText)
  const { count } = useFormat()
  const refusal = useRefusal()
  const upload = useUpload()
  const { preview, confirm, ratio, look, leave } = upload
  const [isOver, setOver] = useState(false)
  /** A file that is not even sent. */
  const [unfit, setUnfit] = useState<{ fileName: string; says: string } | null>(null)
  const megabytes = count(coinFileBytes / megabyte)

  function take(file: File | undefined) {
    if (!file || preview.isPending || confirm.isPending) return
    leave()
    const says = !isUploadable(file.name) ? t.wrongType : file.size > coinFileBytes ? t.tooLarge(megabytes) : null
    setUnfit(says ? { fileName: file.name, says } : null)
    if (!says) look(file)
  }

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }

  return (
    <section className={cards.card} aria-labelledby="upload-title">
      <h2 className={base.subheading} id="upload-title">
        {t.title}
      </h2>
      <label className={classes(styles.drop, isOver && styles.over)} {...drag}>
        <Icon shape={fileUpIcon} sizePx={24} />
        <b>{t.drop}</b>
        <small className={base.faint}>{t.format}</small>
        <input
          type="file"
          className={base.visuallyHidden}
          accept=".csv,.json,text/csv,application/json"
          aria-describedby="upload-limits"
          onChange={event => {
            take(event.target.files?.[0])
            // The same file, mended, can be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      <p className={`${base.tiny} ${base.muted} ${styles.upload}`} id="upload-limits">
        {t.limits(count(ownCoinLimit), megabytes)}
      </p>
      {preview.isPending && <FileProgress fileName={preview.variables.name} ratio={ratio} then={t.reading} />}
      <div aria-live="polite">
        {unfit && <Refusal {...unfit} />}
        {preview.error && preview.variables && (
          <Refusal fileName={preview.variables.name} says={refusal(preview.error)} />
        )}
      </div>
      <PreviewSheet upload={upload} />
    </section>
  )
}

function Refusal({ fileName, says }: { fileName: string; says: string }) {
  const t = useText(uploadText)
  return (
    <div className={`${styles.upload} ${base.stackTight} ${base.small}`}>
      <b className={base.down}>{t.failed}</b>
      <span className={`${styles.cut} ${base.muted}`}>{fileName}</span>
      <p>{says}</p>
    </div>
  )
}
