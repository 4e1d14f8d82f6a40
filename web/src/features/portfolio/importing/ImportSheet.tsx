import { type ImportReport, importLimitBytes, portfolio } from '@pusula/contract'
import { textOf } from '@pusula/words/decoding'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Messages } from '../../../ui/fields/Messages.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { fileUpIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import styles from '../portfolio.module.css'
import { portfolioKey } from '../queries.ts'
import { importText } from './messages.ts'
import { Report } from './Report.tsx'

type Props = { open: boolean; onClose: () => void }

export function ImportSheet({ open, onClose }: Props) {
  const t = useText(importText)
  return (
    <Sheet open={open} onClose={onClose} title={t.title} closeLabel={t.close}>
      <Steps onDone={onClose} />
    </Sheet>
  )
}

/** First the file and what it would do, then the deed. */
function Steps({ onDone }: { onDone: () => void }) {
  const t = useText(importText)
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState('')
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const text = textOf(new Uint8Array(await file.arrayBuffer()))
      const report = await call(portfolio.importPreview, { csv: text })
      setCsv(text)
      return report
    },
  })
  const bring = useMutation({
    mutationFn: (leaveOut: boolean) => call(portfolio.import, { csv, leaveOut }),
    onSuccess: ({ buys, sells, already }: ImportReport) => {
      toast.show({ tone: 'ok', title: t.done(buys + sells - already) })
      void client.invalidateQueries({ queryKey: portfolioKey })
      onDone()
    },
  })
  const problem = isTooLarge
    ? t.tooLarge
    : preview.error
      ? `${t.notRead}. ${preview.error.message}`
      : bring.error
        ? `${t.notDone}. ${bring.error.message}`
        : undefined

  function choose(file: File | undefined) {
    if (!file) return
    bring.reset()
    setTooLarge(file.size > importLimitBytes)
    if (file.size > importLimitBytes) return preview.reset()
    preview.mutate(file)
  }

  return (
    <div className={`${base.stack} ${styles.form}`}>
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv,text/plain"
        className={base.visuallyHidden}
        aria-label={t.choose}
        tabIndex={-1}
        onChange={event => {
          choose(event.target.files?.[0])
          // The same file, mended, can be chosen again.
          event.target.value = ''
        }}
      />
      <Button block busy={preview.isPending && t.reading} onClick={() => field.current?.click()}>
        <Icon shape={fileUpIcon} sizePx={18} />
        {preview.data ? t.other : t.choose}
      </Button>
      {/* In the sheet and not over it: on a phone a toast would hide what it is about. */}
      <Messages id={id} error={problem} />
      {preview.data && !preview.isPending && (
        <Report report={preview.data} isBusy={bring.isPending} onBring={leaveOut => bring.mutate(leaveOut)} />
      )}
    </div>
  )
}
