import { type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { ButtonLink, IconLink } from '../../ui/actions/Button.tsx'
import backHeadStyles from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowLeftIcon, infoIcon, plansIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { Table } from '../../ui/Table.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { isOpenPlan, useStage } from '../analysis/index.ts'
import { useLive, usePrices } from '../market/index.ts'
import { followsText } from './follows.messages.ts'
import styles from './follows.module.css'
import { type FollowedPlan, type Mine, useMine } from './follows.queries.ts'
import { PlanRow } from './PlanRow.tsx'

const ideasPath = '/dashboard/analysis/technical/recommendations'

/** The plans that a member follows: those that are open first, then how the others ended beside what was said. */
export default function MyPlansScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(followsText)
  const address = useAddress()
  const isKnown = viewer.state === 'member' || (viewer.state === 'unreachable' && viewer.last !== null)
  return (
    <>
      <div className={`${backHeadStyles.backHead} ${styles.head}`}>
        <span className={styles.back}>
          <IconLink label={t.back} href={address(ideasPath)} icon={arrowLeftIcon} />
        </span>
        <div className={base.grow}>
          <Heading title={t.title} />
          <p className={`${base.muted} ${styles.says}`}>{t.says}</p>
        </div>
      </div>
      {isKnown ? <Plans /> : <JoinPrompt icon={plansIcon} title={t.guest} says={t.joinSays} />}
    </>
  )
}

function Plans() {
  const t = useText(followsText)
  const query = useMine()
  return (
    <div className={base.stack}>
      <Age query={query} />
      <Loaded
        query={query}
        waiting={<SkeletonRows label={t.title} />}
        empty={({ followed }) => followed === 0 && <NoPlans />}
      >
        {mine => <Whole mine={mine} />}
      </Loaded>
    </div>
  )
}

/** What cannot be refreshed says of when it is. */
function Age({ query }: { query: ReturnType<typeof useMine> }) {
  const t = useText(followsText)
  const { moment } = useFormat()
  const isOnline = useOnline()
  if (!query.data || (isOnline && (!query.error || query.isFetching))) return null
  return (
    <Notice kind={isOnline ? 'old' : 'offline'} action={{ label: t.retry, run: () => void query.refetch() }}>
      {isOnline ? t.notRefreshed : t.offline} {t.cachedAt(moment(new Date(query.dataUpdatedAt), new Date()))}
    </Notice>
  )
}

const endedFirst = 4

/** Fewer say more about luck than about plans. */
const enough = 30

/** How the plans of a member ended, beside the sum of the chances that were said of them. */
function Summary({ mine }: { mine: Mine }) {
  const t = useText(followsText)
  const { decided, ended, begun, target, stop, neither } = mine
  const rows = [
    { name: t.conditionMet, of: begun, whole: decided },
    { name: t.targetFirst, of: target, whole: ended },
    { name: t.stopFirst, of: stop, whole: ended },
    { name: t.neither, of: neither, whole: ended },
  ]
  const { plain } = useFormat()
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{t.ended}</p>
        <h2 className={base.heading}>{ended > 0 ? t.reached(ended, target.was) : t.noneEnded}</h2>
      </div>
      {decided > 0 && (
        <Table
          caption={t.ended}
          className={styles.said}
          rows={rows.filter(({ whole }) => whole > 0)}
          keyOf={({ name }) => name}
          columns={[
            { key: 'what', head: t.what, isHeadHidden: true, cell: ({ name }) => name },
            {
              key: 'was',
              head: t.yours,
              isNumber: true,
              widthPx: 92,
              cell: ({ of, whole }) => t.of(plain(of.was), whole),
            },
            {
              key: 'said',
              head: t.stated,
              isNumber: true,
              widthPx: 92,
              cell: ({ of, whole }) => t.of(plain(of.said, 1), whole),
            },
          ]}
        />
      )}
      <Money mine={mine} />
    </section>
  )
}

function Money({ mine: { ended, meanRatio, errorRatio } }: { mine: Mine }) {
  const t = useText(followsText)
  const { size, count } = useFormat()
  if (meanRatio === null) return null
  const mean = `${meanRatio < 0 ? '−' : '+'}${size(meanRatio)}`
  return (
    <p className={styles.money}>
      {t.mean(mean)}
      {errorRatio !== null && t.error(size(errorRatio))}. {ended < enough && t.tooFew(count(ended))}
    </p>
  )
}

function Whole({ mine }: { mine: Mine }) {
  const t = useText(followsText)
  const { count } = useFormat()
  const [isAll, setAll] = useState(false)
  const open = mine.plans.filter(isOpenPlan)
  const ended = mine.plans.filter(plan => !isOpenPlan(plan))
  const symbols = [...new Set(open.map(({ symbol }) => symbol))]
  const { data: prices } = usePrices(symbols)
  useLive(symbols)
  const rowOf = (plan: FollowedPlan) => <PlanRow key={plan.id} plan={plan} nowUsd={prices?.[plan.symbol]?.price} />
  return (
    <div className={styles.columns}>
      <Summary mine={mine} />
      <div className={base.stack}>
        {open.length > 0 && <Section title={t.openOnes} count={open.length} rows={open.map(rowOf)} />}
        {ended.length > 0 && (
          <Section
            title={t.endedOnes}
            count={mine.followed - open.length}
            aside={t.afterFees}
            rows={(isAll ? ended : ended.slice(0, endedFirst)).map(rowOf)}
            foot={
              !isAll &&
              ended.length > endedFirst && (
                <button type="button" className={`${linkStyles.action} ${styles.all}`} onClick={() => setAll(true)}>
                  {t.showAll(count(ended.length))}
                </button>
              )
            }
          />
        )}
        <p className={cards.note}>
          <Icon shape={infoIcon} sizePx={18} />
          <span>{t.foot}</span>
        </p>
      </div>
    </div>
  )
}

type SectionProps = { title: string; count?: number; aside?: string; rows: ReactNode; foot?: ReactNode }

function Section({ title, count, aside, rows, foot }: SectionProps) {
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${cards.flushHead} ${base.row} ${base.between}`}>
        <h2 className={base.subheading}>
          {title} {count !== undefined && <span className={`${base.small} ${base.faint}`}>{count}</span>}
        </h2>
        {aside && <span className={`${base.tiny} ${base.faint}`}>{aside}</span>}
      </div>
      <ul className={cards.rows}>{rows}</ul>
      {foot}
    </section>
  )
}

/** The way to begin: the plans of the analysis that is open, where there is one. */
function NoPlans() {
  const t = useText(followsText)
  const address = useAddress()
  const stage = useStage()
  const result = stage.stage === 'ready' ? stage.result : null
  const isAhead = ({ state, validUntil }: { state: string; validUntil: string }) =>
    state === 'waiting' && Date.parse(validUntil) > serverNowMs()
  const waiting = result?.plans.filter(isAhead) ?? []
  return (
    <div className={styles.columns}>
      <section className={cards.card}>
        <Empty
          icon={plansIcon}
          title={t.empty}
          action={
            <ButtonLink look="primary" small href={address(result ? ideasPath : '/dashboard/home')}>
              {result ? t.seePlan(result.name) : t.pick}
            </ButtonLink>
          }
        >
          {t.emptySays}
        </Empty>
      </section>
      {result && waiting.length > 0 && (
        <Section
          title={t.waitingToday}
          rows={waiting.map(plan => (
            <PlanRow key={plan.side} plan={{ ...plan, name: result.name }} nowUsd={undefined} href={ideasPath} />
          ))}
        />
      )}
    </div>
  )
}
