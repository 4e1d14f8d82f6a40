import type { ImportReport } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useHistoryState } from '../../../lib/history-state.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered } from '../../../lib/problem.ts'
import { either, having, nothing, text } from '../../../stored/shapes.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import { ProgressTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import {
  type Answers,
  CalledOff,
  type Columns,
  columnsOf,
  type Progress,
  previewOf,
  type RunningJob,
  useBringing,
} from './calls.ts'
import { type ChosenFile, clockOf } from './chosen-file.ts'
import { FileStep } from './FileStep.tsx'
import styles from './importing.module.css'
import { importText, jobText, undoText } from './messages.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { dateOfMoment, SkippedLines } from './Rows.tsx'
import { UndoDialog } from './UndoDialog.tsx'

/** What is known of the file so far. */
type Step =
  | { at: 'file' }
  | { at: 'columns'; file: ChosenFile; columns: Columns; answers: Answers }
  | { at: 'preview'; file: ChosenFile; columns: Columns; answers: Answers; report: ImportReport }
  | { at: 'done'; file: ChosenFile; report: ImportReport }

/** The import that goes on at the server when its page is reloaded. */
const isRunningJob = either(nothing, having<RunningJob>({ id: text, name: text }))

const steps = ['file', 'columns', 'preview', 'done'] as const

type Props = { file: ChosenFile; report: ImportReport; onUndone: () => void }

/** What was noted, what was not and why, and the way back. */
function DoneStep({ file, report, onUndone }: Props) {
  const t = useText(importText)
  const { count, date } = useFormat()
  const { undo } = useText(undoText)
  const address = useAddress()
  const [isConfirming, setConfirming] = useState(false)
  const { lines, fresh } = report
  const { coins, period } = fresh
  const entries = fresh.buys.count + fresh.sells.count + fresh.transfers
  const days = period && [...new Set([period.from, period.to].map(day => date(dateOfMoment(day))))].join(' – ')
  return (
    <section className={`${cards.card} ${styles.drop}`}>
      <Icon shape={checkCircleIcon} sizePx={32} className={styles.known} />
      <h2 className={base.heading}>{fresh.transfers > 0 ? t.doneEntries(entries) : t.done(entries)}</h2>
      <p className={base.muted}>
        {days && `${t.doneCoins(coins.length)}, ${days}. `}
        {t.doneUpdated}
      </p>
      <dl className={`${cards.facts} ${styles.facts}`}>
        <div>
          <dt>{t.doneRead}</dt>
          <dd>{count(lines.read)}</dd>
        </div>
        {lines.already > 0 && (
          <div>
            <dt>{t.doneAlready}</dt>
            <dd>{count(lines.already)}</dd>
          </div>
        )}
      </dl>
      {lines.skipped > 0 && (
        <details className={styles.skipped}>
          <summary>
            {t.doneSkipped} <b>{count(lines.skipped)}</b>
          </summary>
          <SkippedLines file={file} report={report} />
        </details>
      )}
      <ButtonLink look="primary" block href={address('/dashboard/portfolio')}>
        {t.toPortfolio}
      </ButtonLink>
      {fresh.transfers > 0 && (
        <ButtonLink block href={address('/dashboard/portfolio/entries')}>
          {t.toTransfers}
        </ButtonLink>
      )}
      {report.id && (
        <Button block onClick={() => setConfirming(true)}>
          {undo}
        </Button>
      )}
      <UndoDialog
        asked={isConfirming && report.id ? { id: report.id, entries, editedCount: 0, edited: [] } : null}
        onClose={() => setConfirming(false)}
        onUndone={onUndone}
      />
    </section>
  )
}

/** From a file to entries: nothing is written before the button of the third step. */
export default function ImportScreen() {
  const t = useText(importText)
  const language = useLanguage()
  const [step, setStep] = useState<Step>({ at: 'file' })
  const { progress, watch, callOff } = useProgress()
  const [running, setRunning] = useHistoryState<RunningJob | null>('import', null, isRunningJob)
  const { bring, resume } = useBringing({
    watch,
    onJob: setRunning,
    onDone: (file, report) => setStep({ at: 'done', file, report }),
  })
  // Once, for the job that this page found when it was opened.
  const follow = useEffectEvent(
    () => running && resume.mutate({ id: running.id, file: { name: running.name, csv: '' } }),
  )
  useEffect(() => void follow(), [])
  const look = useMutation({
    mutationFn: async ({ file, columns, answers }: { file: ChosenFile; columns: Columns; answers: Answers }) => {
      const report = await previewOf(file, answers, 0, watch())
      setStep({ at: 'preview', file, columns, answers, report })
    },
  })
  const open = useMutation({
    mutationFn: async (file: ChosenFile) => {
      const columns = await columnsOf(file, watch())
      if (columns.format || columns.isRemembered)
        return look.mutateAsync({ file, columns, answers: { clock: clockOf(file) } })
      setStep({ at: 'columns', file, columns, answers: {} })
    },
  })
  const error = open.error ?? look.error ?? bring.error ?? resume.error
  const problem = error && !(error instanceof CalledOff) ? said(error) : undefined
  function said(failure: Error) {
    // A lost answer may be that of an import which was written.
    const isBringing = failure === bring.error || failure === resume.error
    const { code, texts } = asProblem(failure)
    const isForgotten = failure === resume.error && code === 'portfolio.fileGone'
    if (isForgotten || (failure === resume.error && isUnanswered(failure))) return t.notKnownChoose
    if (isBringing && isUnanswered(failure)) return t.notKnown
    return `${isBringing ? t.notDone : t.notRead}. ${texts[language]}`
  }
  /** Whatever is done next, what failed before it is not said of it. */
  const anew = (next: () => void) => {
    for (const work of [open, look, bring, resume]) work.reset()
    setRunning(null)
    next()
  }
  const restart = () => anew(() => setStep({ at: 'file' }))

  return (
    <Frame at={resume.isPending ? 'preview' : step.at}>
      {step.at === 'file' && !resume.isPending && (
        <FileStep isReading={open.isPending} problem={problem} onFile={file => anew(() => open.mutate(file))} />
      )}
      {step.at === 'columns' && (
        <ColumnsStep
          file={step.file}
          columns={step.columns}
          said={step.answers}
          isBusy={look.isPending}
          problem={problem}
          onOther={restart}
          onMapped={answers =>
            anew(() =>
              look.mutate({ ...step, answers: { clock: step.answers.clock ?? clockOf(step.file), ...answers } }),
            )
          }
        />
      )}
      {step.at === 'preview' && (
        <PreviewStep
          key={JSON.stringify(step.answers)}
          file={step.file}
          report={step.report}
          answers={step.answers}
          isRemembered={step.columns.isRemembered && !step.answers.mapping}
          isBusy={look.isPending || bring.isPending}
          problem={problem}
          onOther={restart}
          onColumns={step.columns.format ? undefined : () => anew(() => setStep({ ...step, at: 'columns' }))}
          onAnswer={answer => anew(() => look.mutate({ ...step, answers: { ...step.answers, ...answer } }))}
          onBring={() => anew(() => bring.mutate({ file: step.file, answers: step.answers }))}
        />
      )}
      {progress && (open.isPending || look.isPending || bring.isPending) && (
        <JobProgress progress={progress} onCancel={callOff} />
      )}
      {resume.isPending && (
        <JobProgress name={running?.name} progress={progress ?? { phase: 'reading', ratio: 0 }} onCancel={callOff} />
      )}
      {step.at === 'done' && <DoneStep file={step.file} report={step.report} onUndone={restart} />}
    </Frame>
  )
}

/** One file at a time: how far it is, and the way to call it off. */
function useProgress() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [calling, setCalling] = useState<AbortController | null>(null)
  const watch = () => {
    const one = new AbortController()
    setCalling(one)
    setProgress(null)
    return { signal: one.signal, onProgress: setProgress }
  }
  return { progress, watch, callOff: () => calling?.abort() }
}

type JobProgressProps = { name?: string | undefined; progress: Progress; onCancel: () => void }

function JobProgress({ name, progress: { phase, ratio }, onCancel }: JobProgressProps) {
  const t = useText(jobText)
  return (
    <section className={`${cards.card} ${base.stackTight}`} aria-live="polite">
      {name && <p className={`${base.small} ${base.muted}`}>{name}</p>}
      <p className={`${base.row} ${base.between}`}>
        <b>{t[phase]}</b>
        <Button small look="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
      <ProgressTicks ratio={ratio} label={t[phase]} count={41} heightPx={10} />
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
    </section>
  )
}

/** The title, and how far one has come. */
function Frame({ at, children }: { at: Step['at']; children: ReactNode }) {
  const t = useText(importText)
  const place = steps.indexOf(at) + 1
  const names = { file: t.stepFile, columns: t.stepColumns, preview: t.stepPreview, done: t.stepDone }
  return (
    <div className={`${base.stack} ${styles.page}`}>
      <BackHead back={t.back} path="/dashboard/portfolio" title={t.title} />
      <div>
        <ProgressTicks ratio={place / steps.length} label={t.step(place)} count={41} heightPx={10} />
        <p className={`${base.row} ${base.between} ${base.small} ${styles.step}`} aria-live="polite">
          <b>{names[at]}</b>
          <span className={base.faint}>
            {place} / {steps.length}
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}
