import type { ImportMapping } from '@pusula/contract'
import { clockIn, currencySigns, formatIn, type Language } from '@pusula/words'
import { habitOf, languageOfHabit, readNumber } from '@pusula/words/reading'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Messages, Select } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import type { Answers, Columns } from './calls.ts'
import type { ChosenFile } from './chosen-file.ts'
import { columnsText } from './columns-messages.ts'
import { FileCard } from './FileStep.tsx'
import styles from './importing.module.css'
import { importText } from './messages.ts'

type Draft = Columns['mapping']
type Part = keyof Omit<Draft, 'currency'>

/** How a table tells of a trade: one amount with its price, what came and what went, or a line for each of them. */
const layouts = ['oneSided', 'twoSided', 'ledger'] as const
type Layout = (typeof layouts)[number]

const parts: Record<Layout, readonly Part[]> = {
  oneSided: ['date', 'kind', 'coin', 'quantity', 'price', 'total', 'fee', 'feeCoin', 'money', 'notes'],
  twoSided: ['date', 'kind', 'received', 'receivedCoin', 'sent', 'sentCoin', 'fee', 'feeCoin', 'notes'],
  ledger: ['date', 'kind', 'coin', 'change', 'fee', 'feeCoin', 'notes'],
}
const required: Record<Layout, readonly Part[]> = {
  oneSided: ['date', 'coin', 'quantity'],
  twoSided: ['date', 'received', 'sent'],
  ledger: ['date', 'coin', 'change'],
}
const numeric: readonly Part[] = ['quantity', 'price', 'total', 'fee', 'received', 'sent', 'change']

type Props = {
  file: ChosenFile
  columns: Columns
  /** What was said before, by somebody who comes back to it. */
  said: Answers
  isBusy: boolean
  problem: string | undefined
  onOther: () => void
  onMapped: (answers: Answers) => void
}

/** A table that nobody knows: its owner says which column holds what. */
export function ColumnsStep({ file, columns, said, isBusy, problem, onOther, onMapped }: Props) {
  const t = useText(columnsText)
  const says = useText(importText)
  const language = useLanguage()
  const [mapping, setMapping] = useState<Draft>({
    currency: language === 'tr' ? 'TRY' : 'USD',
    ...(said.mapping ?? columns.mapping),
  })
  const [layout, setLayout] = useState<Layout>(layoutOf(mapping))
  const [chosenOrder, setOrder] = useState(said.dateOrder)
  const [wasTried, setTried] = useState(false)
  const missing = required[layout].filter(part => !mapping[part])
  const isPriced = Boolean(mapping.price ?? mapping.total)
  const whole = wholeMapping(layout, mapping)
  const { moment = null } = columns.readings[columns.columns.indexOf(mapping.date ?? '')] ?? {}
  const order = chosenOrder ?? moment?.order ?? undefined
  const asksOrder = moment !== null && (moment.order === null || moment.because !== null)
  const isComplete = whole && (order || !asksOrder)
  const lineCount = columns.lineCount ?? 0

  function choose(part: Part, name: string) {
    const { [part]: _, ...rest } = mapping
    setMapping(name ? { ...rest, [part]: name } : rest)
    // What was said of one column of dates is not said of another.
    if (part === 'date') setOrder(undefined)
  }
  const errorOf = (part: Part) => {
    if (!wasTried) return undefined
    if (missing.includes(part)) return t.required
    return layout === 'oneSided' && part === 'price' && !isPriced ? t.noPrice : undefined
  }

  return (
    <>
      <FileCard
        name={file.name}
        says={says.unknown(lineCount, columns.columns.length)}
        isKnown={false}
        isBusy={isBusy}
        onOther={onOther}
      />
      <section className={`${cards.card} ${base.stack}`}>
        <div>
          <h2 className={base.subheading}>{t.title}</h2>
          <p className={`${base.small} ${base.muted}`}>{t.says}</p>
        </div>
        <div className={base.stackTight}>
          <p className={base.small}>{t.layout}</p>
          <Segmented
            full
            label={t.layout}
            segments={layouts.map(value => ({ value, label: t[value] }))}
            value={layout}
            onChange={chosen => {
              setLayout(chosen)
              // What was found for an amount is what changed.
              if (chosen === 'ledger' && mapping.quantity) setMapping({ change: mapping.quantity, ...mapping })
            }}
          />
          {layout === 'ledger' && <p className={`${base.small} ${base.muted}`}>{t.ledgerSays}</p>}
        </div>
        <div className={styles.columns}>
          {parts[layout].map(part => (
            <Select
              key={part}
              label={layout !== 'oneSided' && part === 'kind' ? t.label : t[part]}
              value={mapping[part] ?? ''}
              error={errorOf(part)}
              hint={<FirstCell layout={layout} part={part} name={mapping[part]} columns={columns} order={order} />}
              onChange={event => choose(part, event.target.value)}
            >
              <option value="">{t.none}</option>
              {columns.columns.filter(Boolean).map(name => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          ))}
        </div>
        {layout !== 'ledger' && (
          <div className={base.stackTight}>
            <p className={base.small}>{t.currency}</p>
            <Segmented
              full
              label={t.currency}
              segments={(['TRY', 'USD', 'EUR'] as const).map(value => ({
                value,
                label: `${currencySigns[value]} ${value}`,
              }))}
              value={mapping.currency ?? 'USD'}
              onChange={currency => setMapping({ ...mapping, currency })}
            />
          </div>
        )}
      </section>
      {asksOrder && (
        <section className={`${cards.card} ${base.stackTight}`}>
          <h2 className={base.subheading}>{t.dateOrder}</h2>
          <Segmented
            full
            label={t.dateOrder}
            segments={(['dayFirst', 'monthFirst'] as const).map(value => ({ value, label: t[value] }))}
            value={order}
            onChange={setOrder}
          />
          <Messages
            id="order"
            hint={moment.because ? t.orderKnown(moment.because) : !order && t.orderOpen}
            error={wasTried && !order ? t.orderOpen : undefined}
          />
        </section>
      )}
      <Messages id="columns" error={problem} />
      <Button
        look="primary"
        block
        busy={isBusy && says.reading}
        onClick={() =>
          isComplete ? onMapped({ mapping: whole, ...(chosenOrder && { dateOrder: chosenOrder }) }) : setTried(true)
        }
      >
        {says.toPreview(lineCount)}
      </Button>
    </>
  )
}

const layoutOf = ({ received, change, quantity }: Draft): Layout =>
  received ? 'twoSided' : change && !quantity ? 'ledger' : 'oneSided'

/** The columns of its layout alone; undefined while one is missing that nothing can be read without. */
function wholeMapping(layout: Layout, draft: Draft): ImportMapping | undefined {
  const { currency = 'USD' } = draft
  const { date, coin, quantity, received, sent, change, ...more } = Object.fromEntries(
    parts[layout].flatMap(part => (draft[part] ? [[part, draft[part]]] : [])),
  ) as Omit<Draft, 'currency'>
  if (layout === 'twoSided') return date && received && sent ? { ...more, date, received, sent, currency } : undefined
  if (layout === 'ledger') return date && coin && change ? { ...more, date, coin, change, currency } : undefined
  const isPriced = Boolean(more.price ?? more.total)
  return date && coin && quantity && isPriced ? { ...more, date, coin, quantity, currency } : undefined
}

type CellProps = {
  layout: Layout
  part: Part
  name: string | undefined
  columns: Columns
  order: Answers['dateOrder']
}

/** What stands in the first line of the chosen column, and what it is read as. */
function FirstCell({ layout, part, name, columns, order }: CellProps) {
  const t = useText(columnsText)
  const { quantity } = useFormat()
  const language = useLanguage()
  if (!name) {
    if (part === 'fee') return t.noFee
    if (part === 'receivedCoin' || part === 'sentCoin') return t.noUnit
    return part === 'kind' ? (layout === 'oneSided' ? t.noKind : t.noLabel) : null
  }
  const place = columns.columns.indexOf(name)
  const cell = columns.firstRow[place] ?? ''
  if (!cell) return t.emptyCell
  const { moment, sides, pair } = columns.readings[place] ?? { moment: null, sides: [], pair: null }
  if (part === 'date') {
    if (moment && !order) return t.eitherDate(cell)
    const at = moment && order && moment[order]
    return at ? t.readAs(cell, momentText(language, at, moment.isZoned, cell)) : t.noDate(cell)
  }
  if (part === 'kind' && layout !== 'oneSided') return t.firstLine(cell)
  if (part === 'kind' && sides.length) return sides.map(({ kind, written }) => t.readAs(written, t[kind])).join(', ')
  if (part === 'kind') return t.noSide(cell)
  if (part === 'coin' && pair) return t.readAs(cell, t.pair(pair.base, pair.quote))
  if (!numeric.includes(part)) return t.firstLine(cell)
  const habit = habitOf(cell)
  if (habit === 'either') return t.either(cell)
  const read = readNumber(cell, habit ? languageOfHabit[habit] : language, { isSigned: true })
  return read.kind === 'refused' ? t.noNumber(cell) : t.readAs(cell, quantity(read.value))
}

/** As the file shows it, with an hour where it has one; a moment that says where its clock stands is told on the reader's. */
function momentText(language: Language, at: string, isZoned: boolean, cell: string): string {
  const { date, time } = isZoned ? formatIn(language) : formatIn(language, clockIn('UTC'))
  const moment = new Date(at)
  const hasHour = cell.includes(':') || isZoned
  return hasHour ? `${date(moment)}, ${time(moment)}` : date(moment)
}
