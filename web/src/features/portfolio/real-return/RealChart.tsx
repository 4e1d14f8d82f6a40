import type { RivalName } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { spreadPlaces } from '../../../ui/instruments/axis.ts'
import type { RealReturn, Returns } from '../queries.ts'
import { type Drawing, drawingOf, type LineName, labelPlaces } from './chart-lines.ts'
import { moneyWords, realText, rivalWords } from './messages.ts'
import styles from './real-return.module.css'

const heightPx = 220
const labelGapPx = 17
/** Rivals hidden by default: Bitcoin would dwarf the other lines. */
const hiddenAtFirst: readonly LineName[] = ['BTC']

/** No colour works alone: every line has a pattern of its own. */
const lineClass: Record<LineName, string | undefined> = {
  you: styles.ownLine,
  prices: styles.pricesLine,
  gold: styles.goldLine,
  deposit: styles.depositLine,
  BTC: styles.bitcoinLine,
  EUR: styles.euroLine,
  USD: styles.dollarLine,
}

type Props = { currency: RealReturn['currency']; returns: Returns }

/** Money in a portfolio beside the same money elsewhere, in percent of what was paid in until then. */
export function RealChart({ currency, returns }: Props) {
  const t = useText(realText)
  const [hidden, setHidden] = useState<readonly LineName[]>(hiddenAtFirst)
  const { chart, rivals } = returns
  const shown = [
    { name: 'prices' as const, values: chart.prices },
    ...rivals.map(({ name, line }) => ({ name, values: line })),
    { name: 'you' as const, values: chart.you },
  ].filter(({ name }) => !hidden.includes(name))
  const drawing = drawingOf(chart, shown)
  const toggle = (name: LineName) =>
    setHidden(hidden.includes(name) ? hidden.filter(one => one !== name) : [...hidden, name])
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.sameMoney}</h2>
      {drawing && <Drawn drawing={drawing} chart={chart} />}
      <Rows currency={currency} returns={returns} hidden={hidden} onToggle={toggle} />
    </section>
  )
}

function useNames(): (name: LineName) => string {
  const t = useText(realText)
  const language = useLanguage()
  return name => (name === 'you' ? t.you : name === 'prices' ? t.prices : rivalWords[name].label[language])
}

function Drawn({ drawing, chart }: { drawing: Drawing; chart: Returns['chart'] }) {
  const t = useText(realText)
  const { returnRate, axisMonth, date } = useFormat()
  const nameOf = useNames()
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const { lines, xOf, yOf, rules } = drawing
  const last = chart.days.length - 1
  const index = pointed === null ? last : Math.min(pointed, last)
  const labels = labelPlaces(lines, heightPx, labelGapPx)
  const ends = [...lines].sort((one, other) => one.end.y - other.end.y)
  const valuesAt = ends.flatMap(({ name, values }) => {
    const value = values[index]
    return value === null || value === undefined ? [] : [`${nameOf(name)} ${returnRate(value)}`]
  })
  const when = date(dayAt(chart.days[index] ?? ''))
  const paidAt = new Set(chart.paidOn)

  function point(event: PointerEvent) {
    const box = place.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const x = (100 * (event.clientX - box.left)) / box.width
    const nearest = chart.days.reduce((best, _, i) => (Math.abs(xOf(i) - x) < Math.abs(xOf(best) - x) ? i : best), 0)
    setPointed(nearest)
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }
    if (event.key === 'Escape') return setPointed(null)
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setPointed(Math.max(0, Math.min(last, next)))
  }

  return (
    <>
      <p className={`${base.tiny} ${base.muted} ${styles.readout}`} aria-hidden="true">
        {pointed === null ? '' : `${when}: ${valuesAt.join(' · ')}`}
      </p>
      <div className={styles.chart}>
        <div
          ref={place}
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={`${t.sameMoney}: ${ends.map(({ name, end }) => `${nameOf(name)} ${returnRate(end.rate)}`).join(', ')}`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={`${when}: ${valuesAt.join(', ')}`}
          onPointerDown={point}
          onPointerMove={event => (event.pointerType === 'mouse' || event.buttons > 0) && point(event)}
          onPointerUp={event => event.pointerType !== 'mouse' && setPointed(null)}
          onPointerCancel={() => setPointed(null)}
          onPointerLeave={() => setPointed(null)}
          onKeyDown={press}
          onBlur={() => setPointed(null)}
        >
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {rules.map(rule => (
              <path key={rule} className={rule === 0 ? styles.zero : styles.rule} d={`M0 ${yOf(rule)}H100`} />
            ))}
            <path className={styles.belowPrices} d={drawing.belowPrices} />
            {lines.map(({ name, path }) => (
              <path key={name} className={lineClass[name]} d={path} />
            ))}
          </svg>
          {rules.map(
            rule =>
              rule !== 0 && (
                <small key={rule} className={styles.ruleLabel} style={{ top: `${yOf(rule)}%` }} aria-hidden="true">
                  {returnRate(rule)}
                </small>
              ),
          )}
          {lines.map(
            ({ name, end }) =>
              (name === 'you' || name === 'prices') && (
                <i
                  key={name}
                  className={name === 'you' ? styles.endYou : styles.endPrices}
                  style={{ left: `${end.x}%`, top: `${end.y}%` }}
                />
              ),
          )}
          {pointed !== null && <i className={styles.pointer} style={{ left: `${xOf(index)}%` }} />}
          <span className={styles.purchases} aria-hidden="true">
            {chart.days.map((day, i) => paidAt.has(day) && <i key={day} style={{ left: `${xOf(i)}%` }} />)}
          </span>
          <span className={styles.months} aria-hidden="true">
            {spreadPlaces(chart.days.length, 3).map(i => (
              <small key={i} style={{ left: `${xOf(i)}%` }}>
                {axisMonth(dayAt(chart.days[i] ?? ''))}
              </small>
            ))}
          </span>
        </div>
        <div className={styles.ends} aria-hidden="true">
          {ends.map(({ name, end }) => (
            <small
              key={name}
              className={name === 'you' ? styles.you : undefined}
              style={{ top: `${labels.get(name) ?? 0}px` }}
            >
              {nameOf(name)} {returnRate(end.rate)}
            </small>
          ))}
        </div>
      </div>
      <p className={`${styles.key} ${base.tiny}`}>
        {drawing.belowPrices && (
          <span>
            <i className={styles.keyPrices} aria-hidden="true" />
            {t.below}
          </span>
        )}
        <span>
          <i className={styles.keyPurchase} aria-hidden="true" />
          {t.purchase}
        </span>
      </p>
    </>
  )
}

type RowsProps = Props & { hidden: readonly LineName[]; onToggle: (name: RivalName) => void }

/** The same as a list: a rival's row shows and hides its line. */
function Rows({ currency, returns, hidden, onToggle }: RowsProps) {
  const t = useText(realText)
  const language = useLanguage()
  const { returnRate, date } = useFormat()
  const { rivals, nominalRate, realRate } = returns
  const rows = [
    ...rivals.map(rival => ({ ...rival, title: rivalWords[rival.name].name[language], of: rival.name })),
    { rate: nominalRate, realRate, ranOutOn: null, title: t.you, of: null },
  ]
    .filter(row => row.rate !== null)
    .sort((one, other) => (other.rate ?? 0) - (one.rate ?? 0))
  return (
    <div className={styles.rivals}>
      <div className={styles.rivalsHead} aria-hidden="true">
        <span />
        <span />
        <span>{moneyWords[currency].row[language]}</span>
        <span>{t.afterHead}</span>
      </div>
      {rows.map(({ of, title, rate: nominal, realRate: real, ranOutOn }) => {
        const cells = (
          <>
            <svg className={styles.sample} viewBox="0 0 26 4" aria-hidden="true">
              <path className={lineClass[of ?? 'you']} d="M0 2H26" />
            </svg>
            <span>
              {title}
              {ranOutOn && <small>{t.ranOut(date(dayAt(ranOutOn)))}</small>}
            </span>
            <b>{returnRate(nominal)}</b>
            <b className={real === null ? undefined : directionClass[directionOf(0, real)]}>
              {real === null ? '–' : returnRate(real)}
            </b>
          </>
        )
        return of ? (
          <label key={title} className={styles.rival}>
            <input
              type="checkbox"
              className={base.visuallyHidden}
              checked={!hidden.includes(of)}
              onChange={() => onToggle(of)}
            />
            {cells}
          </label>
        ) : (
          <div key={title} className={classes(styles.rival, styles.me)}>
            {cells}
          </div>
        )
      })}
    </div>
  )
}
