import {
  admin,
  type BadRows,
  type CoinWarnings,
  coinFileBytes,
  type InputOf,
  ownCoinLimit,
  type RowFault,
} from '@pusula/contract'
import { type DragEvent, useId, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Field, Messages } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { fileUpIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import styles from '../admin.module.css'
import { useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { isUploadable, useRefusal, useUpload } from './coins.ts'
import { coinsText, faultText, uploadText } from './messages.ts'
import { FileProgress, PreviewSheet, WarningTicks } from './PreviewSheet.tsx'

export function AddCoin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(coinsText)
  const { close } = useText(adminText)
  return (
    <Sheet open={open} onClose={onClose} title={t.add} closeLabel={close}>
      <AddCoinForm onDone={onClose} />
    </Sheet>
  )
}

/** What the server said of this coin: what it would change, or what is wrong with it. */
function foundIn(error: unknown): { warnings: CoinWarnings['warnings']; fault: RowFault | undefined } {
  const { code, details } = error ? asProblem(error) : { code: '', details: {} }
  const { warnings = [], rows = [] } = details as Partial<CoinWarnings & BadRows>
  return { warnings: code === 'admin.coinWarnings' ? warnings : [], fault: rows[0]?.fault }
}

const empty = { id: '', symbol: '', name: '' }
type Name = keyof typeof empty

function AddCoinForm({ onDone }: { onDone: () => void }) {
  const t = useText(coinsText)
  const { working } = useText(adminText)
  const refusal = useRefusal()
  const faults = useText(faultText)
  const id = useId()
  const [draft, setDraft] = useState(empty)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const add = useChange((coin: InputOf<typeof admin.addCoin>) => call(admin.addCoin, coin), {
    touches: ['coins', 'figures'],
    saysFailure: true,
  })
  const form = useForm({
    state: [
      draft,
      next => {
        setDraft(next)
        // What was said of another name is not agreed to for this one.
        setTicked(new Set())
      },
    ],
    check: ({ id: coinId, symbol, name }) => ({
      id: !coinId.trim() && t.required,
      symbol: !symbol.trim() && t.required,
      name: !name.trim() && t.required,
    }),
    send: ({ id: coinId, symbol, name }) =>
      add.mutateAsync({ id: coinId.trim(), symbol: symbol.trim(), name: name.trim(), isConfirmed }),
    onSent: ({ added }) => {
      toast.show({ tone: 'ok', title: added ? t.added : t.updated })
      onDone()
    },
    refused: () => ({}),
  })
  const { warnings, fault } = foundIn(form.problem)
  const isConfirmed = warnings.length > 0 && warnings.every(({ coin }) => ticked.has(coin.symbol))

  const wired = (name: Name) => ({
    autoComplete: 'off',
    ...form.field(name),
  })

  return (
    <form {...form.form} className={base.stack}>
      <Field label={t.symbol} maxLength={32} autoCapitalize="characters" {...wired('symbol')} />
      <Field label={t.name} maxLength={100} {...wired('name')} />
      <Field label={t.id} hint={t.idHint} maxLength={100} autoCapitalize="none" {...wired('id')} />
      {warnings.length > 0 && (
        <WarningTicks
          warnings={warnings}
          ticked={ticked}
          onTick={symbol => setTicked(new Set(ticked.has(symbol) ? [] : [symbol]))}
        />
      )}
      <Messages
        id={id}
        error={
          form.problem && warnings.length === 0
            ? fault
              ? t.notSaved(faults[fault])
              : refusal(form.problem)
            : undefined
        }
      />
      <Button
        look="primary"
        block
        type="submit"
        disabled={warnings.length > 0 && !isConfirmed}
        busy={form.isSending && working}
      >
        {t.save}
      </Button>
    </form>
  )
}

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
