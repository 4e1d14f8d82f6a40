import { type BadRows, type CoinPreview, type CoinWarning, coinWarningLimit } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { ProgressTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { useRefusal, type useUpload } from './coins.ts'
import { faultText, previewText, reasonText, uploadText } from './messages.ts'

type FileProgressProps = {
  fileName: string
  /** How much of it has left, from 0 to 1. */
  ratio: number
  /** What the server does with it then. */
  then: string
}

export function FileProgress({ fileName, ratio, then }: FileProgressProps) {
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

type Props = {
  warnings: readonly CoinWarning[]
  /** The symbols that are ticked. */
  ticked: ReadonlySet<string>
  onTick: (symbol: string) => void
}

/** Coins that are listed and would change: each is ticked by its name, none together with another. */
export function WarningTicks({ warnings, ticked, onTick }: Props) {
  const t = useText(previewText)
  const reasons = useText(reasonText)
  const { count } = useFormat()
  return (
    <fieldset className={base.stackTight}>
      <legend className={`${base.subheading} ${styles.legend}`}>{t.warnings}</legend>
      <p className={`${base.small} ${base.muted}`}>{t.warningsSay}</p>
      <ul className={styles.warnings}>
        {warnings.map(({ line, coin, before, reasons: why }) => (
          <li key={line}>
            <Checkbox checked={ticked.has(coin.symbol)} onChange={() => onTick(coin.symbol)}>
              <b className={styles.change}>
                {t.change(`${before.symbol} ${before.name}`, `${coin.symbol} ${coin.name}`)}
              </b>
              <small className={base.faint}>{why.map(reason => reasons[reason]).join(' ')}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      <output className={`${base.small} ${base.muted}`}>{t.ticked(count(ticked.size), count(warnings.length))}</output>
    </fieldset>
  )
}

type Upload = ReturnType<typeof useUpload>

/** What a file would do, before it does it. */
export function PreviewSheet({ upload }: { upload: Upload }) {
  const t = useText(previewText)
  const { preview, confirm, leave } = upload
  const isWriting = confirm.isPending
  return (
    <Sheet
      open={preview.data !== undefined}
      onClose={leave}
      title={t.title}
      closeLabel={isWriting ? undefined : t.close}
    >
      {/* Another preview begins with nothing ticked. */}
      {preview.data && <Content key={preview.data.preview.expiresAt} upload={upload} {...preview.data} />}
    </Sheet>
  )
}

const CoinName = ({ coin: { symbol, name } }: { coin: { symbol: string; name: string } }) => (
  <span className={styles.name}>
    <b>{symbol}</b> {name}
  </span>
)

/** What would be added and changed, the first of it: what each coin is called now, and then. */
function ChangeTable({ preview: { changes, added, updated } }: { preview: CoinPreview }) {
  const t = useText(previewText)
  const { count } = useFormat()
  const all = added + updated
  return (
    <section className={base.stackTight} aria-labelledby="preview-changes">
      <h3 className={base.subheading} id="preview-changes">
        {t.changes}
      </h3>
      <div className={styles.changes}>
        <Table
          look="dense"
          className={styles.table}
          caption={t.changes}
          rows={changes}
          keyOf={({ line }) => line}
          columns={[
            { key: 'coin', head: t.coin, cell: ({ coin }) => <CoinName coin={coin} /> },
            {
              key: 'before',
              head: t.before,
              cell: ({ before }) => (before ? <CoinName coin={before} /> : <Pill>{t.isNew}</Pill>),
            },
            { key: 'line', head: t.line, isNumber: true, cellClass: () => base.faint, cell: ({ line }) => count(line) },
          ]}
        />
      </div>
      {all > changes.length && (
        <p className={`${base.small} ${base.muted}`}>{t.shown(count(changes.length), count(all))}</p>
      )}
    </section>
  )
}

function Content({ upload, file, preview }: { upload: Upload; file: File; preview: CoinPreview }) {
  const t = useText(previewText)
  const { writing, failed } = useText(uploadText)
  const { count } = useFormat()
  const refusal = useRefusal()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { confirm, ratio, look, leave } = upload
  const { token, warnings, warningCount, refused, changes } = preview
  const isReady = token !== null && warnings.every(({ coin }) => ticked.has(coin.symbol))

  function tick(symbol: string) {
    const next = new Set(ticked)
    if (!next.delete(symbol)) next.add(symbol)
    setTicked(next)
  }

  return (
    <div className={base.stack}>
      <p className={`${base.small} ${base.muted}`}>
        <b className={styles.cut}>{file.name}</b>
        {t.summary(count(preview.rows), preview.rows === 1)}
      </p>
      <Counts preview={preview} />
      {refused.count > 0 && (
        <section className={`${base.stackTight} ${base.small}`}>
          <h3 className={base.subheading}>{t.refusedTitle}</h3>
          <p>{t.refusedSays}</p>
          <RefusedRows {...refused} />
        </section>
      )}
      {warningCount > coinWarningLimit && (
        <p className={`${base.small} ${base.warning}`}>
          {t.tooManyWarnings(count(warningCount), count(coinWarningLimit))}
        </p>
      )}
      {warnings.length > 0 && token && <WarningTicks warnings={warnings} ticked={ticked} onTick={tick} />}
      {changes.length > 0 && <ChangeTable preview={preview} />}
      {changes.length === 0 && refused.count === 0 && <p className={base.small}>{t.nothing}</p>}
      {confirm.isPending && <FileProgress fileName={file.name} ratio={ratio} then={writing} />}
      <div aria-live="polite">
        {confirm.error && (
          <div className={`${base.stackTight} ${base.small}`}>
            <b className={base.down}>{failed}</b>
            <p>{refusal(confirm.error)}</p>
            <Button small onClick={() => look(file)}>
              {t.again}
            </Button>
          </div>
        )}
      </div>
      <div className={classes(styles.previewActions, token ? base.pair : styles.alone)}>
        <Button onClick={leave} disabled={confirm.isPending}>
          {token ? t.cancel : t.close}
        </Button>
        {token && (
          <Button
            look="primary"
            disabled={!isReady}
            busy={confirm.isPending && writing}
            onClick={() => confirm.mutate({ file, token, accepted: [...ticked] })}
          >
            {t.confirm}
          </Button>
        )}
      </div>
    </div>
  )
}

function Counts({ preview: { added, updated, unchanged, refused } }: { preview: CoinPreview }) {
  const t = useText(previewText)
  const { count } = useFormat()
  const figures = [
    [t.added, added],
    [t.updated, updated],
    [t.unchanged, unchanged],
    [t.refused, refused.count],
  ] as const
  return (
    <dl className={styles.counts}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className={`${base.tiny} ${base.muted}`}>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const shown = 20

/** The first wrong rows of a file, by line. */
function RefusedRows({ rows: all, count: total }: BadRows) {
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
