import { type PortfolioSettings, portfolio } from '@pusula/contract'
import { currencySigns, DAY_MS, ownZone } from '@pusula/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { go, useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { CurrencyChip } from '../../lib/money/CurrencyChip.tsx'
import { chooseCurrency, useCurrency } from '../../lib/money/currency.ts'
import { useMoney as useChosenMoney } from '../../lib/money/money.ts'
import { useOnline } from '../../lib/online.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Menu } from '../../ui/actions/Menu.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import {
  downloadIcon,
  fileUpIcon,
  flaskIcon,
  historyIcon,
  newsIcon,
  plusIcon,
  searchIcon,
  slidersIcon,
  trashIcon,
  uploadIcon,
  walletIcon,
} from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { SkeletonHero } from '../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { HoldingList } from './coins/HoldingList.tsx'
import { DiscreetButton } from './discreet/Amount.tsx'
import { addToPortfolio } from './form/flow.ts'
import { HistoryCard } from './history/HistoryCard.tsx'
import { portfolioText } from './messages.ts'
import { type Money, useMoney } from './money.ts'
import styles from './portfolio.module.css'
import { type Overview, portfolioKey, useOverview } from './queries.ts'
import { QueueCard } from './queue/QueueCard.tsx'
import { RiskCard } from './risk/RiskCard.tsx'
import { SettingsSheet } from './settings/SettingsSheet.tsx'
import { SummaryCard } from './summary/SummaryCard.tsx'

export default function PortfolioScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(portfolioText)
  if (viewer.state !== 'guest') return <MemberPortfolio />
  return (
    <div className={base.stack}>
      <Heading title={t.title} />
      <JoinPrompt icon={walletIcon} title={t.guest} says={t.guestSays} />
    </div>
  )
}

/** Default time zone of an account: that of its browser, saved once; a choice that was made stays. */
function useBrowserZone(settings: PortfolioSettings | undefined): void {
  const client = useQueryClient()
  const { mutate, isIdle } = useMutation({
    mutationFn: (browserZone: string) => call(portfolio.settings, { browserZone }),
    onSuccess: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
  const isUnsaid = settings?.timeZone === null && isIdle
  useEffect(() => {
    if (isUnsaid) mutate(ownZone())
  }, [isUnsaid, mutate])
}

function MemberPortfolio() {
  const t = useText(portfolioText)
  const { tender, wanted } = useChosenMoney()
  const query = useOverview(tender.currency)
  useBrowserZone(query.data?.settings)
  return (
    <>
      <div className={`${base.pageHead} ${base.wrap}`}>
        <Heading title={t.title} />
        {query.data?.holdings.length !== 0 && (
          <div className={`${base.row} ${base.wrap} ${styles.controls}`}>
            <DiscreetButton />
            <CurrencyChip value={wanted} onChange={chooseCurrency} />
            {query.data && <PortfolioMenu settings={query.data.settings} />}
            <Button look="primary" small onClick={() => addToPortfolio()}>
              <Icon shape={plusIcon} sizePx={18} />
              {t.add}
            </Button>
          </div>
        )}
      </div>
      <Age query={query} />
      <QueueCard />
      <Loaded query={query} waiting={<Coming />} empty={({ holdings }) => holdings.length === 0 && <Nothing />}>
        {overview => <Full overview={overview} />}
      </Loaded>
    </>
  )
}

/** Figures that cannot be refreshed say of when they are. */
function Age({ query }: { query: ReturnType<typeof useOverview> }) {
  const t = useText(portfolioText)
  const { time, age } = useFormat()
  const isOnline = useOnline()
  if (!query.data || (isOnline && (!query.error || query.isFetching))) return null
  const at = new Date(query.dataUpdatedAt)
  const said = t.aged(time(at), age(Math.max(0, Date.now() - at.getTime())))
  return (
    <div className={styles.notice} data-age>
      <Notice
        kind={isOnline ? 'old' : 'offline'}
        action={isOnline ? { label: t.retry, run: () => void query.refetch() } : undefined}
      >
        <b>{isOnline ? t.notRefreshed : t.offline}</b>
        {said}
      </Notice>
    </div>
  )
}

function Full({ overview }: { overview: Overview }) {
  const money = useMoney(overview.currency)
  const isSimulated = useAppInfo()?.market === 'simulated'
  // Without a network neither could be asked for; what is held and paid is here.
  const isOnline = useOnline()
  return (
    <div className={styles.columns} data-aged={isOnline ? undefined : true}>
      <div className={base.stack}>
        <RateLine money={money} />
        <NearlyFull entries={overview.entries} />
        <SummaryCard overview={overview} money={money} isSimulated={isSimulated} />
        {isOnline && <HistoryCard summary={overview.summary} money={money} />}
      </div>
      {isOnline && (
        <div className={styles.risk}>
          <RiskCard money={money} />
        </div>
      )}
      <HoldingList overview={overview} money={money} />
    </div>
  )
}

/** From here on it is said that a portfolio fills up. */
const fullFrom = 0.9

function NearlyFull({ entries: { count, most } }: Pick<Overview, 'entries'>) {
  const t = useText(portfolioText)
  const { count: written } = useFormat()
  if (count < most * fullFrom) return null
  return <Notice kind="old">{t.nearlyFull(written(count), written(most))}</Notice>
}

function Coming() {
  const t = useText(portfolioText)
  return (
    <div className={base.stack}>
      <SkeletonHero label={t.waiting} />
      <SkeletonRows label={t.waiting} count={4} />
    </div>
  )
}

/** Two ways to begin, of one weight. */
function Nothing() {
  const t = useText(portfolioText)
  const address = useAddress()
  return (
    <section className={cards.card}>
      <Empty title={t.none}>{t.noneSays}</Empty>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => addToPortfolio()}>
          <Icon shape={plusIcon} sizePx={22} />
          <b>{t.byHand}</b>
          <small>{t.byHandSays}</small>
        </button>
        <a className={styles.way} href={address('/dashboard/portfolio/import')}>
          <Icon shape={uploadIcon} sizePx={22} />
          <b>{t.import}</b>
          <small>{t.importSays}</small>
        </a>
      </div>
      <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>{t.onlyYou}</p>
    </section>
  )
}

/** The server names the file and hands it out as one. */
function download(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** What is done seldom. */
function PortfolioMenu({ settings }: { settings: PortfolioSettings }) {
  const t = useText(portfolioText)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Menu
        label={t.more}
        items={[
          { id: 'entries', label: t.entries, icon: searchIcon, onSelect: () => go('/dashboard/portfolio/entries') },
          { id: 'import', label: t.import, icon: fileUpIcon, onSelect: () => go('/dashboard/portfolio/import') },
          { id: 'imports', label: t.imports, icon: historyIcon, onSelect: () => go('/dashboard/portfolio/imports') },
          { id: 'export', label: t.export, icon: downloadIcon, onSelect: () => download(portfolio.export.path) },
          { id: 'bin', label: t.bin, icon: trashIcon, onSelect: () => go('/dashboard/portfolio/bin') },
          {
            id: 'exportAll',
            label: t.exportAll,
            icon: downloadIcon,
            onSelect: () => download(portfolio.exportAll.path),
          },
          { id: 'report', label: t.report, icon: newsIcon, onSelect: () => go('/dashboard/portfolio/report') },
          { id: 'lab', label: t.lab, icon: flaskIcon, onSelect: () => go('/dashboard/lab') },
          { id: 'settings', label: t.settings, icon: slidersIcon, onSelect: () => setChoosing(true) },
        ]}
      />
      <SettingsSheet open={isChoosing} onClose={() => setChoosing(false)} settings={settings} />
    </>
  )
}

/** Which rate worth is written at, whose it is and how old; that there is none, where another currency was chosen. */
function RateLine({ money }: { money: Money }) {
  const t = useText(portfolioText)
  const format = useFormat()
  const wanted = useCurrency()
  if (wanted === 'USD') return null
  if (!money.rate) return <Notice kind="old">{t.noRate}</Notice>
  const { perDollar, venues, at } = money.rate
  const ageMs = sinceMs(at)
  const says = ageMs < DAY_MS ? t.rate : t.oldRate
  return (
    <p className={`${base.tiny} ${base.faint}`}>
      {says(format.in(currencySigns[money.currency]).price(perDollar), venues.join(', '), format.age(ageMs))}
    </p>
  )
}
