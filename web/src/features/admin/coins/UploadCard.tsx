import { type DragEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { fileUpIcon } from '../../../ui/icons/icons.ts'
import { ProgressTicks } from '../../../ui/instruments/ProgressTicks.tsx'
import { useChange } from '../frame/ask.ts'
import { RefusedRows } from './RefusedRows.tsx'
import { isUploadable, uploadCoins } from './upload.ts'
import { uploadText } from './upload-text.ts'

/** A file of coins, by drop or by choice; a refused one says why, line by line. */
export function UploadCard() {
  const t = useText(uploadText)
  const language = useLanguage()
  const [ratio, setRatio] = useState(0)
  const [isOver, setOver] = useState(false)
  const [wrongFile, setWrongFile] = useState<string | null>(null)
  const upload = useChange((file: File) => uploadCoins(file, setRatio), {
    touches: ['coins', 'figures'],
    done: t.done,
  })

  function take(file: File | undefined) {
    if (!file || upload.isPending) return
    upload.reset()
    setRatio(0)
    setWrongFile(isUploadable(file.name) ? null : file.name)
    if (isUploadable(file.name)) upload.mutate(file)
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
    <section className="card" aria-labelledby="upload-title">
      <h2 className="h3" id="upload-title">
        {t.title}
      </h2>
      <label className={classes('drop', isOver && 'is-over')} {...drag}>
        <Icon shape={fileUpIcon} sizePx={24} />
        <b>{t.drop}</b>
        <small className="dim">{t.format}</small>
        <input
          type="file"
          className="vh"
          accept=".csv,.json,text/csv,application/json"
          onChange={event => {
            take(event.target.files?.[0])
            // The same file, mended, can be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      {upload.isPending && <Progress fileName={upload.variables.name} ratio={ratio} />}
      <div aria-live="polite">
        {wrongFile && <Refusal fileName={wrongFile} says={t.wrongType} />}
        {upload.error && upload.variables && (
          <Refusal fileName={upload.variables.name} says={asProblem(upload.error).texts[language]}>
            <RefusedRows error={upload.error} />
          </Refusal>
        )}
      </div>
    </section>
  )
}

function Progress({ fileName, ratio }: { fileName: string; ratio: number }) {
  const t = useText(uploadText)
  const { count } = useFormat()
  return (
    <div className="upl">
      <div className="row between sm">
        <span className="adm-cut">{fileName}</span>
        <span className="muted">{ratio < 1 ? `${count(ratio * 100)} / 100` : t.reading}</span>
      </div>
      <ProgressTicks ratio={ratio} label={t.progress} count={41} heightPx={10} />
    </div>
  )
}

function Refusal({ fileName, says, children }: { fileName: string; says: string; children?: ReactNode }) {
  const t = useText(uploadText)
  return (
    <div className="upl stack-2 sm">
      <b className="down">{t.failed}</b>
      <span className="adm-cut muted">{fileName}</span>
      <p>{says}</p>
      {children}
    </div>
  )
}
