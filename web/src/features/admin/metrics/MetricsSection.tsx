import { admin } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { PageHead } from '../frame/AdminFrame.tsx'
import { useAsk } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { HealthCards } from './HealthCards.tsx'
import { metricsText } from './messages.ts'
import { heightsOf, type Measure, type Report, type ReportDay, seriesOf, shareOf } from './series.ts'

type Span = '7' | '30' | '90'

/** Skill of the forecasts of the week; misses are shown as plainly as hits. */
function SkillCard({ forecasts }: { forecasts: Report['forecasts'] }) {
  const t = useText(metricsText)
  const names = useText(horizonText)
  const { count, part, ratio } = useFormat()
  const nameOf = (horizon: string) => Object.entries(names).find(([key]) => key === horizon)?.[1] ?? horizon
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.skill}</h2>
        <p className={`${base.small} ${base.faint}`}>{forecasts.length > 0 ? t.skillSays : t.noSkill}</p>
      </div>
      <Table
        look="dense"
        className={styles.table}
        caption={t.skill}
        rows={forecasts}
        empty={null}
        keyOf={({ horizon }) => horizon}
        columns={[
          { key: 'horizon', head: t.horizon, cell: ({ horizon }) => nameOf(horizon) },
          { key: 'graded', head: t.graded, isNumber: true, cell: ({ graded }) => count(graded) },
          { key: 'inside', head: t.inside, isNumber: true, cell: ({ insideRatio }) => part(insideRatio, 1) },
          { key: 'gain', head: t.gain, isNumber: true, cell: ({ skillRatio }) => ratio(skillRatio) },
          {
            key: 'direction',
            head: t.direction,
            isNumber: true,
            className: styles.wide,
            cell: ({ directionRatio }) => part(directionRatio, 1),
          },
        ]}
      />
    </section>
  )
}

const horizonText = messages({
  '15min': { tr: '15 dakika', en: '15 minutes' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
})

/** What an owner wants to know in the morning: how it went, and what is broken now. */
export function MetricsSection() {
  const t = useText(metricsText)
  const { figures: title } = useText(adminText)
  const [span, setSpan] = useState<Span>('30')
  const report = useAsk('figures', admin.report, { days: Number(span) })
  const segments = [
    { value: '7', label: t.days7 },
    { value: '30', label: t.days30 },
    { value: '90', label: t.days90 },
  ] as const
  return (
    <>
      <PageHead title={title}>
        <Segmented label={t.span} segments={segments} value={span} onChange={setSpan} />
      </PageHead>
      <div className={base.stack}>
        <Loaded query={report}>
          {({ days, funnel, forecasts }) => (
            <>
              <SeriesCards days={days} />
              <div className={styles.pair}>
                <FunnelCard funnel={funnel} />
                <SkillCard forecasts={forecasts} />
              </div>
            </>
          )}
        </Loaded>
        <HealthCards />
      </div>
    </>
  )
}

function FunnelCard({ funnel }: { funnel: Report['funnel'] }) {
  const t = useText(metricsText)
  const { guests, signUps, buyers } = funnel
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <h2 className={base.subheading}>{t.funnel}</h2>
      <Step name={t.came} value={guests} share={guests > 0 ? 1 : null} isFirst />
      <Step name={t.joined} value={signUps} share={shareOf(signUps, guests)} />
      <Step name={t.bought} value={buyers} share={shareOf(buyers, signUps)} />
    </section>
  )
}

type StepProps = { name: string; value: number; share: number | null; isFirst?: boolean }

function Step({ name, value, share, isFirst }: StepProps) {
  const t = useText(metricsText)
  const { count, part } = useFormat()
  const said = part(share, 1)
  return (
    <div>
      <p className={`${base.row} ${base.between} ${base.small}`}>
        <span>{name}</span>
        <span>
          <b>{count(value)}</b> {!isFirst && <span className={base.faint}>{said}</span>}
        </span>
      </p>
      <div role="img" aria-label={isFirst ? `${name}: ${count(value)}` : t.ofThem(name, count(value), said)}>
        {/* Members may have been guests before this period: the scale ends where the step before does. */}
        <Ticks count={51} majorEvery={10} heightPx={10} litRatio={Math.min(1, share ?? 0)} />
      </div>
    </div>
  )
}

const measures: Measure[] = [
  'activePeople',
  'guests',
  'signUps',
  'analyses',
  'creditsUsed',
  'creditsSold',
  'revenueUsd',
  'failures',
]

const SeriesCards = ({ days }: { days: readonly ReportDay[] }) => (
  <div className={styles.series}>
    {measures.map(measure => (
      <SeriesCard key={measure} days={days} measure={measure} />
    ))}
  </div>
)

function SeriesCard({ days, measure }: { days: readonly ReportDay[]; measure: Measure }) {
  const t = useText(metricsText)
  const { count, money, date } = useFormat()
  const series = seriesOf(days, measure)
  if (!series) return null
  const said = measure === 'revenueUsd' ? money : count
  const peakDay = date(new Date(`${series.peak.day}T12:00:00`))
  const label = t.daySeries(t[measure], count(days.length), said(series.total), said(series.peak.value), peakDay)
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h2 className={`${base.small} ${base.muted}`}>{t[measure]}</h2>
      <p className={`${base.row} ${base.between}`}>
        <b className={styles.figure}>{said(series.total)}</b>
        <span className={`${base.tiny} ${base.faint}`}>{t.today(said(series.latest))}</span>
      </p>
      <DayBars values={series.values} label={label} />
    </section>
  )
}

const heightPx = 44
/** A day without anything still leaves its mark on the scale. */
const minPx = 2

/** One line per day on a common ground, like graduations; the last day is the reading. */
function DayBars({ values, label }: { values: readonly number[]; label: string }) {
  const heights = heightsOf(values)
  return (
    <svg className={styles.bars} width="100%" height={heightPx} role="img" aria-label={label}>
      {heights.map((height, place) => {
        const x = `${((place + 0.5) / heights.length) * 100}%`
        return (
          <line
            // Days keep their place, so the place is the name.
            key={x}
            x1={x}
            x2={x}
            y1={heightPx}
            y2={heightPx - minPx - height * (heightPx - minPx)}
            className={classes(height > 0 && styles.lit, place === heights.length - 1 && styles.today)}
          />
        )
      })}
    </svg>
  )
}
