import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { ProgressTicks } from '../../../ui/instruments/ProgressTicks.tsx'
import { uploadText } from './upload-text.ts'

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
    <div className="upl">
      <div className="row between sm">
        <span className="adm-cut">{fileName}</span>
        {ratio < 1 && <span className="muted">{`${count(ratio * 100)} / 100`}</span>}
        <output className="muted">{ratio < 1 ? '' : then}</output>
      </div>
      <ProgressTicks ratio={ratio} label={t.progress} count={41} heightPx={10} />
    </div>
  )
}
