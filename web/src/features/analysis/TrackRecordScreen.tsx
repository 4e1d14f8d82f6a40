import { record as routes } from '@pusula/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { historyIcon, targetIcon } from '../../ui/icons/icons.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Witness } from '../record/index.ts'
import { CoverageCard } from './track-record/CoverageCard.tsx'
import { Filters } from './track-record/Filters.tsx'
import { HoursCard } from './track-record/HoursCard.tsx'
import { LatestCard, type Selection } from './track-record/LatestCard.tsx'
import { LogCard } from './track-record/LogCard.tsx'
import { trackRecordText } from './track-record/messages.ts'
import { PlansCard } from './track-record/PlansCard.tsx'
import { ReliabilityCard } from './track-record/ReliabilityCard.tsx'
import type { TrackRecord } from './track-record/record.ts'
import { SkillCard } from './track-record/SkillCard.tsx'
import styles from './track-record/track-record.module.css'
import { VerdictNote } from './track-record/VerdictNote.tsx'
import { WeeksCard } from './track-record/WeeksCard.tsx'

const replayingMs = 5_000

const useRecord = (selection: Selection) =>
  useQuery({
    queryKey: ['record', 'trackRecord', selection],
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
