import type { ImportQuestion, ImportReport } from '@pusula/contract'
import { currencySigns, dayAt } from '@pusula/words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Messages } from '../../../ui/fields/Field.tsx'
import { TabPanel, Tabs } from '../../../ui/navigation/Tabs.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { type Answers, previewOf } from './calls.ts'
import { type ChosenFile, clockOf } from './chosen-file.ts'
import { questionText } from './columns-messages.ts'
import { FileCard } from './FileStep.tsx'
import styles from './importing.module.css'
import { makers } from './makers.ts'
import { importText } from './messages.ts'
import { dateOfMoment, Rows, SkippedLines } from './Rows.tsx'

const utc = 'UTC'

const freshIn = ({ fresh }: ImportReport): number => fresh.buys.count + fresh.sells.count + fresh.transfers

type Props = {
  file: ChosenFile
  report: ImportReport
  answers: Answers
  isRemembered: boolean
  isBusy: boolean
  problem: string | undefined
  onOther: () => void
  onColumns: (() => void) | undefined
  onAnswer: (answer: Answers) => void
  onBring: () => void
}

type QuestionsProps = { questions: readonly ImportQuestion[]; isBusy: boolean; onAnswer: (answer: Answers) => void }

/** What the file leaves open, with both readings: whoever wrote it knows. */
function Questions({ questions, isBusy, onAnswer }: QuestionsProps) {
  return questions.map(question => (
    <Question key={question.asks} question={question} isBusy={isBusy} onAnswer={onAnswer} />
  ))
}

function Question({ question, isBusy, onAnswer }: { question: ImportQuestion } & Omit<QuestionsProps, 'questions'>) {
  const t = useText(questionText)
  const { reading } = useText(importText)
  const { quantity, longDate } = useFormat()
  const readings = (): { says: string; answer: Answers }[] => {
    switch (question.asks) {
      case 'decimals':
        return [
          { says: quantity(question.comma), answer: { decimals: 'comma' } },
          { says: quantity(question.point), answer: { decimals: 'point' } },
        ]
      case 'dateOrder':
        return [
          { says: longDate(dayAt(question.dayFirst)), answer: { dateOrder: 'dayFirst' } },
          { says: longDate(dayAt(question.monthFirst)), answer: { dateOrder: 'monthFirst' } },
        ]
      case 'negativePrice':
        return [
          { says: quantity(question.positive), answer: { negativePrices: 'positive' } },
          { says: t.leaveOut, answer: { negativePrices: 'leaveOut' } },
        ]
    }
  }
  const ask = { decimals: t.askDecimals, dateOrder: t.askDates, negativePrice: t.askNegative }[question.asks]
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h2 className={base.subheading}>{ask(question.column, question.written)}</h2>
      <p className={`${base.small} ${base.muted}`}>{question.asks === 'negativePrice' ? t.negativeSays : t.askSays}</p>
      <div className={base.pair}>
        {readings().map(({ says, answer }) => (
          <Button key={says} busy={isBusy && reading} onClick={() => onAnswer(answer)}>
            {says}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** What the file would do, line by line; the button below is the only one that writes. */
export function PreviewStep(props: Props) {
  const { file, report, isRemembered, isBusy, problem, onOther, onColumns, onAnswer, onBring } = props
  const t = useText(importText)
  const fresh = freshIn(report)
  const maker = makers[report.format]
  const known = isRemembered ? t.remembered : maker ? t.known(maker) : t.knownColumns
  const isOpen = report.questions.length > 0
  return (
    <>
      <FileCard
        name={file.name}
        says={isOpen ? known : `${known} · ${t.lines(report.lines.read)}`}
        isKnown
        isBusy={isBusy}
        onOther={onOther}
      />
      {onColumns && (
        <Button look="ghost" small disabled={isBusy} onClick={onColumns}>
          {t.changeColumns}
        </Button>
      )}
      <Questions questions={report.questions} isBusy={isBusy} onAnswer={onAnswer} />
      {!isOpen && (
        <>
          <Counts report={report} />
          {report.timeZone !== 'stated' && <ClockChoice {...props} />}
          <Notes report={report} />
          <Lines {...props} />
        </>
      )}
      <Messages id="preview" error={problem} />
      {!isOpen && fresh === 0 && (
        <p className={`${base.small} ${base.muted}`}>{report.lines.read === 0 ? t.noLines : t.nothingNew}</p>
      )}
      {!isOpen && (
        <div className={base.stackTight}>
          <Button look="primary" block disabled={fresh === 0} busy={isBusy && t.bringing} onClick={onBring}>
            {report.fresh.transfers > 0
              ? t.bringEntries(fresh)
              : fresh === report.lines.fresh
                ? t.bring(fresh)
                : t.bringFrom(fresh, report.lines.fresh)}
          </Button>
          <p className={`${base.tiny} ${base.faint} ${styles.centered}`}>
            {report.lines.skipped > 0 && `${t.willSkip(report.lines.skipped)} `}
            {t.undoLater}
          </p>
        </div>
      )}
    </>
  )
}

/** Three counts that add up to the lines of the file, and what they are of. */
function Counts({ report }: { report: ImportReport }) {
  const t = useText(importText)
  const format = useFormat()
  const { count, date } = format
  const { lines, period, fresh } = report
  const sums = ({ amounts }: typeof fresh.buys) =>
    amounts.map(({ currency, amount }) => format.in(currencySigns[currency]).money(amount)).join(' + ') || '–'
  const facts: [string, string][] = [
    [`${t.buys} · ${count(fresh.buys.count)}`, sums(fresh.buys)],
    [`${t.sells} · ${count(fresh.sells.count)}`, sums(fresh.sells)],
    ...(fresh.transfers > 0
      ? [[`${t.transfers} · ${count(fresh.transfers)}`, t.transfersSay] as [string, string]]
      : []),
    [t.coins, report.coins.join(', ') || '–'],
  ]
  if (report.unlisted.length > 0) facts.push([t.unlisted, report.unlisted.join(', ')])
  if (period) facts.push([t.period, `${date(dateOfMoment(period.from))} – ${date(dateOfMoment(period.to))}`])
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <dl className={styles.counts}>
        {(['fresh', 'already', 'skipped'] as const).map(part => (
          <div key={part}>
            <dt>{t[part]}</dt>
            <dd>{count(lines[part])}</dd>
          </div>
        ))}
      </dl>
      <dl className={cards.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Times that the file puts on no clock: on whose they were read, and the other choice. */
function ClockChoice({ file, report, answers, isBusy, onAnswer }: Props) {
  const t = useText(importText)
  const read = report.timeZone === 'told' && answers.clock ? answers.clock : utc
  const other = read === utc ? clockOf(file) : utc
  return (
    <div className={base.stackTight}>
      <p className={`${base.small} ${base.muted}`}>{t.clock(read)}</p>
      {other !== read && (
        <Button look="ghost" small busy={isBusy && t.reading} onClick={() => onAnswer({ clock: other })}>
          {t.otherClock(other)}
        </Button>
      )}
    </div>
  )
}

function Notes({ report: { short, foreignFees, movedMinutes } }: { report: ImportReport }) {
  const t = useText(importText)
  const { quantity } = useFormat()
  return (
    <>
      {movedMinutes !== null && <Notice kind="old">{t.moved(Math.abs(movedMinutes))}</Notice>}
      {foreignFees > 0 && <p className={`${base.small} ${base.muted}`}>{t.foreignFees(foreignFees)}</p>}
      {short.map(({ coinSymbol, missing }) => (
        <Notice key={coinSymbol} kind="old">
          {t.short(coinSymbol, `${quantity(missing)} ${coinSymbol}`)}
        </Notice>
      ))}
    </>
  )
}

type Part = 'fresh' | 'already' | 'skipped'

/** The lines by what becomes of them. A hundred entries of each come at a time. */
function Lines({ file, report, answers }: Pick<Props, 'file' | 'report' | 'answers'>) {
  const t = useText(importText)
  const language = useLanguage()
  const { count } = useFormat()
  const [part, setPart] = useState<Part>('fresh')
  const [more, setMore] = useState<ImportReport['rows']>([])
  const ofPart = (rows: ImportReport['rows']) => rows.filter(({ state }) => state === part)
  const rows = ofPart([...report.rows, ...more])
  const next = useMutation({
    mutationFn: async () => {
      const { rows: found } = await previewOf(file, answers, rows.length)
      setMore([...more, ...ofPart(found)])
    },
  })
  const { lines } = report
  const left = (part === 'fresh' ? freshIn(report) : report.already) - rows.length
  return (
    <section className={base.stack}>
      <Tabs
        name="import"
        label={t.tabs}
        selected={part}
        onSelect={setPart}
        tabs={[
          { id: 'fresh', label: t.freshTab, count: count(lines.fresh) },
          { id: 'already', label: t.alreadyTab, count: count(lines.already) },
          { id: 'skipped', label: t.skippedTab, count: count(lines.skipped) },
        ]}
      />
      <TabPanel name="import" selected={part} className={base.stackTight}>
        {part === 'skipped' ? (
          <SkippedLines file={file} report={report} />
        ) : (
          <>
            <Rows rows={rows} />
            {left > 0 && (
              <Button look="ghost" small busy={next.isPending && t.reading} onClick={() => next.mutate()}>
                {t.more(left)}
              </Button>
            )}
            <Messages id="more" error={next.error ? asProblem(next.error).texts[language] : undefined} />
          </>
        )}
      </TabPanel>
    </section>
  )
}
