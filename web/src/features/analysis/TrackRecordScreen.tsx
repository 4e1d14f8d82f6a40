import { record as routes } from '@pusula/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useQuery } from '../../lib/use-query.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { historyIcon, infoIcon, targetIcon } from '../../ui/icons/icons.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Table } from '../../ui/Table.tsx'
import { Witness } from '../record/index.ts'
import { horizonText } from './horizons.ts'
import { CoverageCard, ReliabilityCard } from './track-record/CoverageCard.tsx'
import { Filters, LatestCard, type Selection } from './track-record/LatestCard.tsx'
import { LogCard } from './track-record/LogCard.tsx'
import { trackRecordText } from './track-record/messages.ts'
import { PlansCard, WeeksCard } from './track-record/PlansCard.tsx'
import {
  againstUnchanged,
  type HorizonRecord,
  promisedRatio,
  skillOf,
  type TrackRecord,
  verdictOf,
} from './track-record/record.ts'
import styles from './track-record/track-record.module.css'

const replayingMs = 5_000

const useRecord = (selection: Selection) =>
  useQuery({
    queryKey: ['analysis', 'track-record', selection],
    queryFn: ({ signal }) => call(routes.trackRecord, { ...selection }, signal),
    placeholderData: keepPreviousData,
    // After a first start there is something new every few seconds.
    refetchInterval: ({ state: { data } }) => (data?.replay ? replayingMs : false),
  })

type Props = { /** How those of another feature did. */ gems: ReactNode }

export default function TrackRecordScreen({ gems }: Props) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const [selection, setSelection] = useState<Selection>({ days: 90 })
  const record = useRecord(selection)
  const coins = record.data?.coins ?? []
  return (
    <div>
      <div className={styles.head}>
        <div className={base.row}>
          <Heading title={t.title} />
          {record.data?.source === 'simulated' && <Pill tone="warn">{t.simulated}</Pill>}
        </div>
        <p className={base.muted}>{coins.length ? t.saysCount(count(coins.length)) : t.says}</p>
      </div>
      <Suspense fallback={<div className={styles.witness} />}>
        <Witness seed={record.data?.seed ?? null} />
      </Suspense>
      <Filters selection={selection} coins={coins} onChange={setSelection} />
      <Loaded query={record}>{data => <Whole record={data} selection={selection} gems={gems} />}</Loaded>
    </div>
  )
}

/** What the figures below amount to, in three plain sentences and from the figures alone. */
function VerdictNote({ record }: { record: TrackRecord }) {
  const t = useText(trackRecordText)
  const { part } = useFormat()
  const names = useText(horizonText)
  const { narrow, wide, directionRatio, plans } = verdictOf(record)
  const list = (which: readonly HorizonRecord['horizon'][]) => which.map(horizon => names[horizon]).join(', ')
  const sentences = [
    narrow.length + wide.length === 0 && t.rangesKept,
    narrow.length > 0 && t.rangesNarrow(list(narrow)),
    wide.length > 0 && t.rangesWide(list(wide)),
    directionRatio === null ? t.noDirection : t.someDirection(part(directionRatio)),
    plans?.kind === 'even' && t.plansEven,
    plans?.kind === 'won' && t.plansWon(part(plans.byRatio, 2)),
    plans?.kind === 'lost' && t.plansLost(part(plans.byRatio, 2)),
  ]
  return (
    <div className={styles.verdict}>
      <Icon shape={infoIcon} sizePx={18} />
      <p className={base.small}>
        <b>{record.total?.kind === 'replayed' ? t.inShortReplayed : t.inShort}</b> {sentences.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** Whether the midpoint beats "no change", and the range one of constant width. */
function SkillCard({ horizons }: { horizons: readonly HorizonRecord[] }) {
  const t = useText(trackRecordText)
  const names = useText(horizonText)
  const { part } = useFormat()
  const say = (against: ReturnType<typeof skillOf>) =>
    against.kind === 'same' ? t.same : t[against.kind](part(against.byRatio, 1))
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.error}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.errorSays}</p>
      </div>
      <Table
        look="dense"
        className={styles.plans}
        caption={t.error}
        rows={horizons}
        keyOf={({ horizon }) => horizon}
        columns={[
          { key: 'span', head: t.span1, cell: ({ horizon }) => names[horizon] },
          { key: 'midpoint', head: t.midpoint, isNumber: true, cell: row => say(againstUnchanged(row)) },
          {
            key: 'range',
            head: t.range,
            isNumber: true,
            cell: ({ skillRatio }) => (skillRatio === null ? '–' : say(skillOf(skillRatio))),
          },
        ]}
      />
    </section>
  )
}

const lowest = 0.6
const heightOf = (ratio: number) => Math.max(0, Math.min(1, (ratio - lowest) / (1 - lowest))) * 90
const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Whether the ranges hold at every hour of the day alike. */
function HoursCard({ hours }: Pick<TrackRecord, 'hours'>) {
  const t = useText(trackRecordText)
  const { part, plain } = useFormat()
  const off = (ratio: number) => Math.abs(ratio - promisedRatio)
  const worst = hours.toSorted((a, b) => off(b.insideRatio) - off(a.insideRatio))[0]
  const said = hours.map(({ hour, insideRatio }) => `${twoDigits(hour)} ${part(insideRatio)}`)
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.hours}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.hoursSay}</p>
      <svg
        className={`${styles.chart} ${styles.weeks}`}
        viewBox="0 0 330 120"
        width="100%"
        role="img"
        aria-label={`${t.hours}: ${said.join('; ')}.`}
      >
        {hours.map(({ hour, insideRatio }) => (
          <rect
            key={hour}
            className={styles.hour}
            x={34 + hour * 12}
            y={96 - heightOf(insideRatio)}
            width="8"
            height={heightOf(insideRatio)}
            rx="1"
          />
        ))}
        <path className={styles.diagonal} d={`M30 ${96 - heightOf(promisedRatio)}H322`} />
        <text x="26" y={100 - heightOf(promisedRatio)} textAnchor="end">
          {plain(promisedRatio * 100)}
        </text>
        {[0, 6, 12, 18].map(hour => (
          <text key={hour} x={38 + hour * 12} y="114" textAnchor="middle">
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
      {worst && (
        <p className={`${base.small} ${base.muted}`}>
          {t.hoursWorst(twoDigits(worst.hour), plain(worst.insideRatio * 100, 1))}
        </p>
      )}
    </section>
  )
}

function Whole({ record, selection, gems }: Props & { record: TrackRecord; selection: Selection }) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const { total, replay, horizons, weeks, hours, chances, plans, latest, log, unknown, gaps, seed } = record
  return (
    <>
      {total ? <VerdictNote record={record} /> : null}
      {total?.kind === 'replayed' && <LiveAge record={record} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {total ? (
            <CoverageCard record={record} />
          ) : (
            <section className={cards.card}>
              <Empty icon={targetIcon} title={replay ? t.replaying(count(replay.coins), count(replay.of)) : t.tooFew}>
                {replay ? t.replayingSays : t.tooFewSays}
              </Empty>
            </section>
          )}
          {plans.length > 0 && <PlansCard plans={plans} />}
          {horizons.length > 0 && <SkillCard horizons={horizons} />}
          {gems}
        </div>
        <div className={styles.column}>
          {weeks.length > 0 && <WeeksCard weeks={weeks} liveSince={record.liveSince} />}
          {chances.length > 0 && <ReliabilityCard points={chances} />}
          {hours.length > 0 && <HoursCard hours={hours} />}
        </div>
        <LatestCard key={JSON.stringify(selection)} latest={latest} selection={selection} />
        <LogCard log={log} unknown={unknown} gaps={gaps} seed={seed} />
      </div>
    </>
  )
}

/** In the first days most figures are of the past: said once, where the eye comes first. */
function LiveAge({ record: { liveDays, replay } }: { record: TrackRecord }) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  return (
    <p className={`${base.small} ${styles.liveAge}`}>
      <Icon shape={historyIcon} sizePx={18} />
      <span>
        {liveDays > 0 ? t.liveDays(count(liveDays)) : t.liveNone}
        {replay && <span role="status"> {t.replaying(count(replay.coins), count(replay.of))}</span>}
      </span>
    </p>
  )
}
