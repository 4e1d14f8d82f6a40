import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { ProgressTicks } from '../../../ui/instruments/ProgressTicks.tsx'
import styles from '../admin.module.css'
import { uploadText } from './upload-messages.ts'

type Props = {
  fileName: string
  /** How much of it has left, from 0 to 1. */
  ratio: number
  /** What the server does with it then. */
  then: string
}

export function FileProgress({ fileName, ratio, then }: Props) {
  const t = useText(uploadText)
  const { count } = useFormat()
  return (
    <div className={styles.upload}>
      <div className={`${base.row} ${base.between} ${base.small}`}>
        <span className={styles.cut}>{fileName}</span>
        {ratio < 1 && <span className={base.muted}>{`${count(ratio * 100)} / 100`}</span>}
        <output className={base.muted}>{ratio < 1 ? '' : then}</output>
      </div>
      <ProgressTicks ratio={ratio} label={t.progress} count={41} heightPx={10} />
    </div>
  )
}
