import { turnLimits } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Lubber } from '../../ui/brand/Dial.tsx'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon, turnIcon } from '../../ui/icons/icons.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { Ticks } from '../../ui/instruments/Ticks.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { CalibrationCard } from './CalibrationCard.tsx'
import { points } from './dollars.ts'
import { CallRow, type Mark, ResultMark } from './Marks.tsx'
import { turnText } from './messages.ts'
import { NicknameCard } from './NicknameCard.tsx'
import { type OwnRecord, useCalls, useRecord } from './queries.ts'
import { recordText } from './record-messages.ts'
import styles from './turn.module.css'

const shownFirst = 4
/** Shortest streak that is shown. */
const rowFrom = 3

/** How well one’s own ranges hold what they say. */
export function RecordTab({ isMember }: { isMember: boolean }) {
  return (
    <Loaded query={useRecord()} empty={record => record.given === 0 && <None />}>
      {record => (
        <div className={styles.columns}>
          <div className={styles.column}>
            <RateCard record={record} />
            {record.calibration && <CalibrationCard record={record} points={record.calibration} />}
            <RangesCard />
          </div>
          <div className={styles.column}>
            <DaysCard record={record} />
            {record.means && <MeansCard record={record} means={record.means} />}
            {isMember && <NicknameCard record={record} />}
          </div>
        </div>
      )}
    </Loaded>
  )
}

function None() {
  const t = useText(recordText)
  const address = useAddress()
  return (
    <section className={cards.card}>
      <Empty
        icon={turnIcon}
        title={t.none}
        action={
          <ButtonLink look="primary" href={address('/turn')}>
            {t.first}
          </ButtonLink>
        }
      >
        {t.noneSays}
      </Empty>
    </section>
  )
}

/** From 20 on what one says beside what one gets, with its error; before that, how many are missing. */
function RateCard({ record }: { record: OwnRecord }) {
  const t = useText(recordText)
  const { count, plain } = useFormat()
  const { graded, held, rate } = record
  const gave = <p className={`${base.small} ${base.muted}`}>{t.gave(count(graded), count(held))}</p>
  if (!rate)
    return (
      <section className={`${cards.card} ${base.stackClose}`}>
        {gave}
        <h2 className={base.heading}>{t.early}</h2>
        <TickScale
          ratio={Math.min(1, graded / turnLimits.listedFrom)}
          label={t.earlyPicture(count(graded))}
          count={turnLimits.listedFrom + 1}
          majorEvery={5}
          heightPx={16}
        />
        <div className={styles.scaleLabels} aria-hidden="true">
          <span>{count(graded)}</span>
          <span>{turnLimits.listedFrom}</span>
        </div>
        <p className={`${base.small} ${base.muted}`}>{t.earlySays}</p>
      </section>
    )
  const percent = (ratio: number) => plain(100 * ratio)
  const [you, low, high] = [percent(rate.heldRatio), percent(rate.lowRatio), percent(rate.highRatio)]
  const youAt = 100 * rate.heldRatio
  // Beside the 80 the words of one’s own rate step aside.
  const youLabelAt = Math.abs(youAt - 80) < 14 ? (youAt < 80 ? 68 : 92) : Math.min(88, Math.max(10, youAt))
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      {gave}
      <h2 className={styles.statement}>{t.youSay(you)}</h2>
      <div className={styles.rate} role="img" aria-label={t.ratePicture(you, low, high)}>
        <span className={styles.rateNow} style={{ left: `${youAt}%` }}>
          <Lubber />
        </span>
        <Ticks count={51} majorEvery={10} heightPx={16} />
        <span
          className={styles.rateBand}
          style={{ left: `${100 * rate.lowRatio}%`, right: `${100 - 100 * rate.highRatio}%` }}
        />
        <span className={styles.rateWanted} />
        <p aria-hidden="true">
          <small className={styles.rateStart}>0</small>
          <small style={{ left: `${youLabelAt}%` }}>{t.youAt(you)}</small>
          <small style={{ left: '80%' }}>80</small>
          {youLabelAt < 88 && <small className={styles.rateEnd}>100</small>}
        </p>
      </div>
      <p className={base.muted}>
        <Advice record={record} />
      </p>
      <p className={`${base.tiny} ${base.faint}`}>{t.trueRate(count(graded), low, high)}</p>
    </section>
  )
}

function Advice({ record: { reading, widened, heldIfHalved, graded } }: { record: OwnRecord }) {
  const t = useText(recordText)
  const { count, times } = useFormat()
  if (reading === 'narrow' && widened) return t.narrow(times(widened.factor), count(widened.held), count(graded))
  return reading === 'wide' && heldIfHalved !== null ? t.wide(count(heldIfHalved), count(graded)) : t.near
}

function RangesCard() {
  const t = useText(recordText)
  const words = useText(turnText)
  const address = useAddress()
  const [isAll, setAll] = useState(false)
  const query = useCalls()
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const all = pages.flat()
        return (
          <section className={`${cards.card} ${cards.flush}`}>
            <div className={cards.head}>
              <h2 className={base.subheading}>{t.ranges}</h2>
              {!isAll && all.length > shownFirst && (
                <button type="button" className={linkStyles.action} onClick={() => setAll(true)}>
                  {t.all}
                  <Icon shape={chevronRightIcon} sizePx={16} />
                </button>
              )}
            </div>
            <ul className={cards.rows}>
              {(isAll ? all : all.slice(0, shownFirst)).map(call => (
                <CallRow key={call.id} call={call} href={address(`/turn?call=${call.id}`)} />
              ))}
            </ul>
            {isAll && query.hasNextPage && (
              <div className={cards.item}>
                <Button
                  block
                  busy={query.isFetchingNextPage && words.waiting}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t.more}
                </Button>
              </div>
            )}
          </section>
        )
      }}
    </Loaded>
  )
}

type Day = OwnRecord['days'][number]

const markOfDay = ({ held, missed, sealed }: Day): Mark => {
  if (held > 0 && missed > 0) return 'mixed'
  if (held > 0) return 'held'
  if (missed > 0) return 'missed'
  return sealed > 0 ? 'sealed' : 'none'
}

/** Four weeks, the oldest first: a day without a range is a short tick and nothing more. */
function DaysCard({ record: { days, daysInARow } }: { record: OwnRecord }) {
  const t = useText(recordText)
  const { count } = useFormat()
  const marks = days.map(day => ({ day: day.day, mark: markOfDay(day) }))
  const sum = (part: (day: Day) => number) => days.reduce((total, day) => total + part(day), 0)
  const daysWith = (wanted: Mark) => count(marks.filter(({ mark }) => mark === wanted).length)
  const key = [
    ['held', t.held],
    ['missed', t.missed],
    ['mixed', t.mixed],
    ['sealed', t.sealed],
    ['none', t.noDay],
  ] as const
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div className={`${base.row} ${base.between} ${base.wrap}`}>
        <h2 className={base.subheading}>{t.days}</h2>
        <span className={`${base.small} ${base.muted}`}>
          {t.daysCount(count(sum(({ held, missed }) => held + missed)), count(sum(({ held }) => held)))}
        </span>
      </div>
      <div
        className={styles.days}
        role="img"
        aria-label={t.daysPicture(daysWith('held'), daysWith('missed'), daysWith('none'))}
      >
        {marks.map(({ day, mark }) => (
          <span key={day}>
            <ResultMark mark={mark} />
          </span>
        ))}
      </div>
      <p className={styles.key}>
        {key
          .filter(([mark]) => mark !== 'mixed' || marks.some(each => each.mark === 'mixed'))
          .map(([mark, word]) => (
            <span key={mark}>
              <ResultMark mark={mark} />
              {word}
            </span>
          ))}
      </p>
      {daysInARow >= rowFrom && <p className={`${base.small} ${base.muted}`}>{t.inARow(count(daysInARow))}</p>}
    </section>
  )
}

function MeansCard({ record, means }: { record: OwnRecord; means: NonNullable<OwnRecord['means']> }) {
  const t = useText(recordText)
  const words = useText(turnText)
  const format = useFormat()
  const { mine, pusula, unchanged, ewma } = means
  const three = [
    { name: words.you, mean: mine },
    { name: 'Pusula', mean: pusula },
    { name: words.unchanged, mean: unchanged },
  ]
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div>
        <h2 className={base.subheading}>{t.means}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.meansSay}</p>
      </div>
      <dl className={styles.trio}>
        {three.map(({ name, mean }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{points(mean.scoreRatio, format)}</b>
              {mean.errorRatio !== null && <small>± {points(mean.errorRatio, format)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${base.small} ${base.muted}`}>{t[skillVerdict(record)]}</p>
      <dl className={`${cards.facts} ${styles.ruled}`}>
        <Fact name={t.ownWidth} value={format.part(mine.widthRatio, 1)} />
        <Fact name={t.pusulaWidth} value={format.part(pusula.widthRatio, 1)} />
        <Fact name={t.ewmaScore} value={points(ewma.scoreRatio, format)} />
      </dl>
    </section>
  )
}

export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** What may be said of the gap to “no change”: nobody is called better before 100, nor by what luck explains. */
export function skillVerdict({ skill }: Pick<OwnRecord, 'skill'>): 'luck' | 'ahead' | 'behind' | 'clear' {
  if (!skill || skill.lowRatio === null || skill.highRatio === null) return 'luck'
  if (skill.highRatio < 0) return 'behind'
  if (skill.lowRatio <= 0) return 'luck'
  return skill.isClear ? 'clear' : 'ahead'
}
