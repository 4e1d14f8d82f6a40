import { portfolio, type Risk } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useQuery } from '../../../lib/use-query.ts'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/classes.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import { logoOf } from '../../market/index.ts'
import { Amount } from '../discreet/Amount.tsx'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { portfolioKey } from '../queries.ts'

const riskText = messages({
  title: { tr: 'Yarın için olası aralık', en: 'Likely range for tomorrow' },
  waiting: { tr: 'Olası aralık hesaplanıyor', en: 'Working out the likely range' },
  low: { tr: 'Alt', en: 'Low' },
  now: { tr: 'Şimdi', en: 'Now' },
  high: { tr: 'Üst', en: 'High' },
  says: {
    tr: 'Dokunmazsan, 10 günün 8’inde portföyünün yarın bu saatte bu aralıkta kalması beklenir.',
    en: 'If you leave it as it is, your portfolio is expected in this range at this time tomorrow on 8 days in 10.',
  },
  held: {
    tr: (graded: number, inside: number) => `Sınanan son ${graded} günün ${inside} gününde kaldı.`,
    en: (graded: number, inside: number) => `It held on ${inside} of the last ${graded} days checked.`,
  },
  tooFew: {
    tr: 'Henüz yeterli gün yok; aralık ilk 30 günden sonra sınanmış olur.',
    en: 'Not enough days yet; the range is tested after the first 30.',
  },
  assumed: {
    tr: (coins: string) => `${coins}: henüz tahmin yok; temkinli bir varsayımla hesaba katıldı.`,
    en: (coins: string) => `${coins}: no forecast yet; counted with a cautious assumption.`,
  },
  leftOut: {
    tr: (whole: string, counted: string, coins: string) =>
      `Bu aralık ${whole} içinden ${counted} kadarını kapsar; hesapta olmayan: ${coins}.`,
    en: (whole: string, counted: string, coins: string) =>
      `This range covers ${counted} of your ${whole}; not in it: ${coins}.`,
  },
  stable: {
    tr: (share: string) => `Stabil coinler (${share}) bire bir dolar sayıldı; kendi riskleri bu aralıkta yok.`,
    en: (share: string) => `Stablecoins (${share}) count as one dollar each; their own risk is not in this range.`,
  },
  onlyStable: {
    tr: 'Yalnızca stabil coin var: burada tahmin edilecek bir şey yok.',
    en: 'Only stablecoins: there is nothing to forecast here.',
  },
  noRate: {
    tr: 'Dolar kurunun yarınki oynaması bu aralıkta yok.',
    en: 'How the dollar rate moves until tomorrow is not in this range.',
  },
  who: { tr: 'Riski kim taşıyor', en: 'Who carries the risk' },
  carries: {
    tr: (coin: string, money: string, risk: string) => `${coin}: coinlerdeki paranın ${money}, riskin ${risk} kadarı.`,
    en: (coin: string, money: string, risk: string) =>
      `${coin} is ${money} of the money in coins, but ${risk} of the risk.`,
  },
  ofMoney: {
    tr: (share: string) => `paradaki payı ${share}, riskteki payı`,
    en: (share: string) => `${share} of the money, of the risk`,
  },
  key: { tr: 'çubuk: riskteki pay · çizgi: paradaki pay', en: 'bar: share of risk · line: share of money' },
})

type KnownRisk = NonNullable<Risk['risk']>

/** A forecast of the day moves with the hour, not with the second. */
const freshMs = 5 * 60_000

/** Where the whole is likely to stand tomorrow, and who carries the risk. It describes, and never advises. */
export function RiskCard({ money }: { money: Money }) {
  const t = useText(riskText)
  const query = useQuery({
    queryKey: [...portfolioKey, 'risk'],
    queryFn: ({ signal }) => call(portfolio.risk, {}, signal),
    staleTime: freshMs,
    refetchOnMount: true,
  })
  return (
    <Loaded
      query={query}
      waiting={
        <SkeletonArea label={t.waiting} className={cards.card}>
          <Skeleton heightPx={160} />
        </SkeletonArea>
      }
    >
      {({ risk, graded, inside }) =>
        risk && (
          <section className={`${cards.card} ${base.stack}`} aria-label={t.title}>
            <Range risk={risk} money={money} graded={graded} inside={inside} />
            {risk.shares.length > 1 && <Shares shares={risk.shares} />}
          </section>
        )
      }
    </Loaded>
  )
}

/** Below so many checked days, how often the range held says nothing. */
const minDays = 30

function Range({ risk, money, graded, inside }: { risk: KnownRisk; money: Money; graded: number; inside: number }) {
  const t = useText(riskText)
  const { part, ratio } = useFormat()
  const { range, measured, valueUsd, assumed, leftOut, stableShare, shares } = risk
  const shown = range ?? measured
  if (shares.length === 0 && leftOut.length === 0) return <p className={base.muted}>{t.onlyStable}</p>
  const whole = range ? valueUsd : measured.valueUsd
  const span = shown.highUsd - shown.lowUsd
  const [lowMoney, highMoney, now] = money.roughly([shown.lowUsd, shown.highUsd, whole])
  // A range in money becomes its percents where amounts are hidden.
  const [low, high] = money.isHidden
    ? [ratio(shown.lowUsd / whole - 1), ratio(shown.highUsd / whole - 1)]
    : [lowMoney, highMoney]
  return (
    <div className={`${base.stackTight} ${styles.range}`}>
      <h2 className={`${base.small} ${base.muted}`}>{t.title}</h2>
      <p className={`${base.figureSmall} ${styles.ends}`} style={cssVars({ '--n': high?.length ?? 1 })}>
        <span>{low} –</span> <span>{high}</span>
      </p>
      {span > 0 && (
        <div className={styles.band} aria-hidden="true">
          <i />
          <span style={{ left: `${15 + (70 * (whole - shown.lowUsd)) / span}%` }}>
            <Lubber />
          </span>
        </div>
      )}
      <dl className={styles.three}>
        <div>
          <dt>{t.low}</dt>
          <dd className={base.down}>{ratio(shown.lowUsd / whole - 1)}</dd>
        </div>
        <div>
          <dt>{t.now}</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>{t.high}</dt>
          <dd className={base.up}>{ratio(shown.highUsd / whole - 1)}</dd>
        </div>
      </dl>
      <p className={base.small}>
        {t.says} {graded >= minDays ? t.held(graded, inside) : t.tooFew}
      </p>
      {!range && (
        <p className={`${base.small} ${base.muted}`}>
          <Amount text={t.leftOut(money.money(valueUsd), money.money(measured.valueUsd), leftOut.join(', '))} />
        </p>
      )}
      {assumed.length > 0 && <p className={`${base.small} ${base.muted}`}>{t.assumed(assumed.join(', '))}</p>}
      {stableShare > 0 && <p className={`${base.tiny} ${base.faint}`}>{t.stable(part(stableShare))}</p>}
      {money.currency !== 'USD' && <p className={`${base.tiny} ${base.faint}`}>{t.noRate}</p>}
    </div>
  )
}

/** Only a coin that carries this much more than its share is named. */
const muchMore = 5

function Shares({ shares }: { shares: KnownRisk['shares'] }) {
  const t = useText(riskText)
  const { part } = useFormat()
  const whole = (percent: number) => part(percent / 100)
  const isHot = ({ riskPercent, moneyPercent }: KnownRisk['shares'][number]) => riskPercent - moneyPercent > muchMore
  const hot = shares.find(isHot)
  return (
    <div className={styles.shares}>
      <h3 className={base.subheading}>{t.who}</h3>
      {hot && (
        <p className={`${base.small} ${base.muted}`}>
          {t.carries(hot.coinSymbol, whole(hot.moneyPercent), whole(hot.riskPercent))}
        </p>
      )}
      <ul>
        {shares.map(share => (
          <li key={share.coinSymbol}>
            <CoinLogo symbol={share.coinSymbol} src={logoOf(share.coinSymbol)} sizePx={28} />
            <b>{share.coinSymbol}</b>
            <span className={isHot(share) ? `${styles.bar} ${styles.hot}` : styles.bar} aria-hidden="true">
              <i style={{ width: `${share.riskPercent}%` }} />
              <u style={{ left: `${share.moneyPercent}%` }} />
            </span>
            <span className={base.visuallyHidden}>{t.ofMoney(whole(share.moneyPercent))}</span>
            <b>{whole(share.riskPercent)}</b>
          </li>
        ))}
      </ul>
      <p className={`${base.tiny} ${base.faint}`}>{t.key}</p>
    </div>
  )
}
