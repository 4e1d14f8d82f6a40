import { analysis } from '@pusula/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { targetIcon } from '../../ui/icons/icons.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { CalibrationCard } from './track-record/CalibrationCard.tsx'
import { ErrorCard } from './track-record/ErrorCard.tsx'
import { Filters } from './track-record/Filters.tsx'
import { HitCard } from './track-record/HitCard.tsx'
import { LatestCard, type Selection } from './track-record/LatestCard.tsx'
import { trackRecordText } from './track-record/messages.ts'
import { isEnough, type TrackRecord } from './track-record/record.ts'
import styles from './track-record/track-record.module.css'
import { VerdictNote } from './track-record/VerdictNote.tsx'

const useRecord = (selection: Selection) =>
  useQuery({
    queryKey: ['analysis', 'trackRecord', selection],
    queryFn: ({ signal }) => call(analysis.trackRecord, { ...selection }, signal),
    placeholderData: keepPreviousData,
  })

export default function TrackRecordScreen() {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const [selection, setSelection] = useState<Selection>({ days: 90 })
  const record = useRecord(selection)
  // The list of coins comes from the record without a coin, which the first view has asked for already.
  const whole = useRecord({ days: selection.days })
  return (
    <div>
      <div className={styles.head}>
        <Heading title={t.title} />
        <p className={base.muted}>
          {record.data ? t.saysCount(count(selection.days), count(record.data.graded)) : t.says}
        </p>
        {record.data?.source === 'simulated' && (
          <p>
            <Pill tone="warn">{t.simulated}</Pill>
          </p>
        )}
      </div>
      <Filters
        selection={selection}
        coins={whole.data?.coins.map(({ symbol }) => symbol) ?? []}
        onChange={setSelection}
      />
      <Loaded query={record}>{data => <Whole record={data} selection={selection} />}</Loaded>
    </div>
  )
}

function Whole({ record, selection }: { record: TrackRecord; selection: Selection }) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const { graded, horizons, calibration, latest, chain } = record
  return (
    <>
      {isEnough(record) ? (
        <>
          <div className={styles.columns}>
            <HitCard horizons={horizons} />
            <ErrorCard horizons={horizons} />
            <CalibrationCard points={calibration} />
            <LatestCard key={JSON.stringify(selection)} latest={latest} selection={selection} />
          </div>
          <VerdictNote horizons={horizons} />
        </>
      ) : (
        <div className={base.stack}>
          <section className={cards.card}>
            <Empty icon={targetIcon} title={t.tooFew}>
              {t.tooFewSays(count(graded))}
            </Empty>
          </section>
          {latest.length > 0 && <LatestCard latest={latest} selection={selection} />}
        </div>
      )}
      {chain.length > 0 && (
        <div className={`${base.tiny} ${base.faint} ${styles.chain}`}>
          <p>
            {t.chain(count(chain.length))} <code>{chain.hash}</code>
          </p>
          <p>{t.chainSays}</p>
        </div>
      )}
    </>
  )
}
