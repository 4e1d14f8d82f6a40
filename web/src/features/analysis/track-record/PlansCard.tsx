import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Table } from '../../../ui/Table.tsx'
import { MoneySentence } from '../ideas/MoneySentence.tsx'
import { trackRecordText } from './messages.ts'
import { promisedRatio, type TrackRecord, type Week, worstWeek } from './record.ts'
import styles from './track-record.module.css'

/** How plans of either side began and ended, each beside the chance that was said; and what they brought. */
export function PlansCard({ plans }: Pick<TrackRecord, 'plans'>) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.plans}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.plansSay}</p>
      </div>
      <Table
        look="dense"
        className={styles.plans}
        caption={t.plans}
        rows={plans}
        keyOf={({ what }) => what}
        columns={[
          {
            key: 'plan',
            head: t.plan,
            cell: ({ what, graded, lapsed }) => (
              <>
                <b>{t[what]}</b>
                <small>{t.planCount(count(graded + lapsed))}</small>
              </>
            ),
          },
          {
            key: 'begun',
            head: t.begun,
            isNumber: true,
            cell: plan => <Share was={plan.begunRatio} said={plan.begunStatedRatio} />,
          },
          {
            key: 'target',
            head: t.targetFirst,
            isNumber: true,
            cell: plan => <Share was={plan.targetRatio} said={plan.targetStatedRatio} />,
          },
          {
            key: 'stop',
            head: t.stopFirst,
            isNumber: true,
            cell: plan => <Share was={plan.stopRatio} said={plan.stopStatedRatio} />,
          },
        ]}
      />
      <div className={`${styles.plansFoot} ${base.stackTight}`}>
        {plans.map(({ what, kind, graded, meanRatio, errorRatio }) => (
          <div key={what} className={base.stackTight}>
            <h3 className={`${base.tiny} ${base.muted}`}>{t[what]}</h3>
            <MoneySentence record={{ kind, ended: graded, meanRatio, errorRatio }} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Share({ was, said }: { was: number; said: number }) {
  const t = useText(trackRecordText)
  const { part } = useFormat()
  return (
    <>
      <b>{part(was)}</b>
      <small>{t.stated(part(said))}</small>
    </>
  )
}

const bandRatio = 0.04
const left = 34
const right = 318
const top = 0.93

/** From 70 to 90, and further down where a week was worse. */
function scaleFor(weeks: readonly Week[]) {
  const least = Math.min(0.7, ...weeks.map(({ insideRatio }) => Math.floor(insideRatio * 10) / 10))
  const bottom = least - 0.03
  const step = least < 0.65 ? 0.1 : 0.05
  return {
    marks: Array.from(
      { length: Math.round((0.9 - least) / step) + 1 },
      (_, i) => Math.round((least + i * step) * 100) / 100,
    ),
    toY: (ratio: number) => Math.round((20 + ((top - Math.min(ratio, top)) / (top - bottom)) * 150) * 10) / 10,
  }
}

/** The range of a day, week by week: filled where it was live, dashed where it was replayed, red where it was off. */
export function WeeksCard({ weeks, liveSince }: Pick<TrackRecord, 'weeks' | 'liveSince'>) {
  const t = useText(trackRecordText)
  const { marks, toY } = scaleFor(weeks)
  const { part, plain, date } = useFormat()
  const day = (of: string) => date(new Date(`${of}T12:00:00Z`))
  const toX = (place: number) =>
    Math.round((left + 8 + (weeks.length > 1 ? place / (weeks.length - 1) : 0.5) * (right - left - 16)) * 10) / 10
  const firstLive = weeks.findIndex(({ kind }) => kind === 'live')
  const beginsAt = firstLive > 0 ? (toX(firstLive - 1) + toX(firstLive)) / 2 : undefined
  const worst = worstWeek(weeks)
  const said = weeks.map(week => t.weekSays(day(week.startsOn), part(week.insideRatio)))
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.weeks}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.weeksSay}</p>
      <svg
        className={`${styles.chart} ${styles.weeks}`}
        viewBox="0 0 330 200"
        width="100%"
        role="img"
        aria-label={`${t.weeks}: ${said.join('; ')}.`}
      >
        <path
          className={styles.band}
          d={`M${left} ${toY(promisedRatio + bandRatio)}H${right}V${toY(promisedRatio - bandRatio)}H${left}Z`}
        />
        {marks.map(mark => (
          <g key={mark}>
            <path
              className={mark === promisedRatio ? styles.diagonal : styles.grid}
              d={`M${left} ${toY(mark)}H${right}`}
            />
            <text x="26" y={toY(mark) + 4} textAnchor="end">
              {plain(mark * 100)}
            </text>
          </g>
        ))}
        {beginsAt !== undefined && <path className={styles.begin} d={`M${beginsAt} 14V178`} />}
        {weeks.map((week, place) => (
          <Dot key={`${week.startsOn} ${week.kind}`} week={week} x={toX(place)} y={toY(week.insideRatio)} />
        ))}
        {firstLive !== 0 && (
          <text x={left} y="196">
            {t.replayed}
          </text>
        )}
        {firstLive >= 0 && liveSince && (
          <text className={styles.liveSince} x={right} y="196" textAnchor="end">
            {t.liveSince(day(liveSince))}
          </text>
        )}
      </svg>
      <ul className={styles.key}>
        <li>
          <i className={styles.keyLive} />
          {t.weekLive}
        </li>
        <li>
          <i className={styles.keyReplayed} />
          {t.weekReplayed}
        </li>
        <li>
          <i className={styles.keyMissed} />
          {t.weekOff}
        </li>
      </ul>
      {worst && (
        <p className={`${base.small} ${base.muted}`}>
          {t.worstWeek(day(worst.startsOn), plain(worst.insideRatio * 100, 1))}
        </p>
      )}
    </section>
  )
}

function Dot({ week: { kind, isOff }, x, y }: { week: Week; x: number; y: number }) {
  if (isOff) return <path className={styles.missedDot} d={`M${x} ${y - 6}l6 6-6 6-6-6z`} />
  return <circle className={kind === 'replayed' ? styles.replayedDot : undefined} cx={x} cy={y} r="4.5" />
}
