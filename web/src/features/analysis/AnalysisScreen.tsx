import { Suspense, useEffect } from 'react'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { fetchInTurn, fetchQuietly, lateScreen } from '../../lib/late-screen.ts'
import { useSearch } from '../../lib/location.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { RateLine } from '../../lib/money/RateLine.tsx'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { TabPanel, Tabs } from '../../ui/navigation/Tabs.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorBox } from '../../ui/states/Notice.tsx'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { useWide } from '../market/index.ts'
import styles from './AnalysisScreen.module.css'
import { type Access, useAccess } from './access/access.ts'
import { OpenBar, SavedAnalyses } from './access/OpenBar.tsx'
import type { CoinSlots } from './coin/CoinScreen.tsx'
import { AnalysisHead } from './head/AnalysisHead.tsx'
import type { PlanSlots } from './ideas/Ideas.tsx'
import { LoadingCard } from './LoadingCard.tsx'
import { analysisText, loadingText } from './messages.ts'
import { saidWithCredit, selectAgain, startAnalysis } from './select/flow.ts'
import { coinOf } from './select/reading.ts'
import type { Stage } from './select/run.ts'
import { useStage } from './select/state.ts'
import { isForNothing } from './special/kind.ts'

/** The parts of an analysis: the first is fetched while the server works it out, the others while that one is read. */
const Reading = lateScreen(() => import('./reading/Reading.tsx'))
const Predictions = lateScreen(() => import('./predictions/Predictions.tsx'))
const Ideas = lateScreen(() => import('./ideas/Ideas.tsx'))
const Signals = lateScreen(() => import('./signals/Signals.tsx'))
const EndedCard = lateScreen(async () => ({ default: (await import('./access/EndedCard.tsx')).EndedCard }))
const CoinScreen = lateScreen(() => import('./coin/CoinScreen.tsx'))

const views = ['analysis', 'predictions', 'recommendations', 'support-resistance'] as const
export type View = (typeof views)[number]

type Props = {
  view: View
  onView: (view: View) => void
}

/** The last analysis, or the page of the coin that the address names. */
export default function AnalysisScreen({
  view,
  onView,
  planActions,
  myPlans,
  ...slots
}: Props & CoinSlots & PlanSlots) {
  const symbol = new URLSearchParams(useSearch()).get('coin')?.toUpperCase()
  if (!symbol)
    return (
      <LastAnalysis
        view={view}
        onView={onView}
        plans={{ planActions, myPlans }}
        actions={slots.actions}
        moreActions={slots.moreActions}
      />
    )
  return (
    <Suspense fallback={<Coming name={symbol} />}>
      <CoinScreen key={symbol} symbol={symbol} {...slots} />
    </Suspense>
  )
}

type LastProps = Props & Pick<CoinSlots, 'actions' | 'moreActions'> & { plans: PlanSlots }

function LastAnalysis({ view, onView, plans, ...slots }: LastProps) {
  const t = useText(analysisText)
  const now = useStage()
  const { access, nowMs } = useAccess(now)
  useSampleInDemo(now.stage === 'none')
  const isRunning = now.stage === 'running'
  useEffect(() => {
    if (isRunning) void fetchQuietly(Reading)
    else fetchInTurn([Reading])
  }, [isRunning])
  const isEnded = now.stage === 'ready' && access.kind === 'ended'
  const isWide = useWide()
  const coin = now.stage === 'none' ? undefined : now.run.coin.name
  const labelOf = (id: View) => (id === 'recommendations' && !isWide ? t.recommendationsShort : t[id])
  return (
    <div className={styles.columns}>
      <Heading
        title={[coin, ...(view === 'analysis' ? [] : [t[view]]), t.title].filter(Boolean).join(' · ')}
        look="hidden"
      >
        {t.title}
      </Heading>
      <div className={styles.head}>
        {now.stage !== 'none' && <AnalysisHead run={now.run} isEnded={isEnded} {...slots} />}
        {now.stage === 'running' && <LoadingCard run={now.run} />}
        {now.stage === 'running' ? null : (
          <Tabs
            name="analysis"
            label={t.views}
            className={styles.tabs}
            tabs={views.map(id => ({ id, label: labelOf(id) }))}
            selected={view}
            onSelect={onView}
          />
        )}
        {now.stage === 'ready' && access.kind !== 'ended' && (
          <OpenBar access={access} result={now.result} nowMs={nowMs} />
        )}
        {now.stage === 'ready' && <RateLine isShort />}
      </div>
      {now.stage === 'running' ? (
        <Coming name={now.run.coin.name} />
      ) : (
        <TabPanel name="analysis" selected={view} className={styles.panel}>
          <Panel now={now} view={view} onView={onView} plans={plans} access={access} nowMs={nowMs} />
        </TabPanel>
      )}
    </div>
  )
}

/** The demo has an analysis to show from the first look on. */
function useSampleInDemo(isEmpty: boolean) {
  const isDemo = useDemoMode()
  useEffect(() => {
    if (isDemo && isEmpty) void startAnalysis(coinOf('BTC', 'Bitcoin'))
  }, [isDemo, isEmpty])
}

function Coming({ name }: { name: string }) {
  const t = useText(loadingText)
  return (
    <div className={styles.main}>
      <SkeletonText label={t.title(name)} />
    </div>
  )
}

type PanelProps = {
  now: Exclude<Stage, { stage: 'running' }>
  view: View
  onView: (view: View) => void
  plans: PlanSlots
  access: Access
  nowMs: number
}

function Panel({ now, view, onView, plans, access, nowMs }: PanelProps) {
  const t = useText(analysisText)
  const language = useLanguage()
  const address = useAddress()
  if (now.stage === 'none')
    return (
      <div className={styles.main}>
        <section className={cards.card}>
          <Empty
            title={view === 'support-resistance' ? t.needed : t.noCoin}
            action={
              <ButtonLink look="primary" small href={address('/dashboard/home')}>
                {t.pick}
              </ButtonLink>
            }
          >
            {t[`${view}Says`]}
          </Empty>
        </section>
        <SavedAnalyses />
      </div>
    )
  if (now.stage === 'failed') {
    const isPaid = now.run.paidUntilMs !== null
    return (
      <div className={`${styles.main} ${cards.card}`}>
        <ErrorBox
          title={t.failed}
          action={
            isForNothing(now.problem.code) ? (
              <ButtonLink small href={address('/dashboard/home')}>
                {t.pickOther}
              </ButtonLink>
            ) : (
              <Button small onClick={() => (isPaid ? void startAnalysis(now.run.coin) : selectAgain())}>
                {t.retry}
              </Button>
            )
          }
        >
          {saidWithCredit(now.problem, language, isPaid)}
        </ErrorBox>
      </div>
    )
  }
  if (access.kind === 'ended')
    return (
      <div className={styles.main}>
        <Suspense>
          <EndedCard coin={now.run.coin} result={now.result} endedMs={access.endedMs} nowMs={nowMs} />
        </Suspense>
      </div>
    )
  return (
    <Suspense fallback={<Coming name={now.run.coin.name} />}>
      <Part now={now} view={view} onView={onView} plans={plans} />
    </Suspense>
  )
}

type PartProps = Pick<PanelProps, 'view' | 'onView' | 'plans'> & { now: Extract<Stage, { stage: 'ready' }> }

function Part({ now: { result, run }, view, onView, plans }: PartProps) {
  useEffect(() => fetchInTurn([Predictions, Ideas, Signals]), [])
  switch (view) {
    case 'analysis':
      return <Reading result={result} onView={onView} />
    case 'predictions':
      return <Predictions result={result} onNext={() => onView('recommendations')} />
    case 'recommendations':
      return <Ideas result={result} onNext={() => onView('support-resistance')} {...plans} />
    case 'support-resistance':
      return <Signals levels={run.levels} result={result} onNext={() => onView('analysis')} />
  }
}
