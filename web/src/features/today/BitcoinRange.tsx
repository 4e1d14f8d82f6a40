import { withoutCurrency } from '@pusula/words'
import { useAddress } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { useStreamedPrices } from '../../lib/live/streamed-prices.ts'
import { useMoney } from '../../lib/money/money.ts'
import { useOnline } from '../../lib/online.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../ui/icons/icons.ts'
import { Dots } from '../../ui/instruments/Dots.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { selectCoin } from '../analysis/index.ts'
import { useBalance, useOpenCoins } from '../credits/index.ts'
import { logoOf } from '../market/index.ts'
import { rangeText, todayText } from './messages.ts'
import type { DayAhead, TodaySummary } from './queries.ts'
import { liveRate, measuredAs, useTooFew } from './rate.ts'
import styles from './Today.module.css'

/** Bitcoin’s free range for the day ahead, with what such ranges held, and the way to its analysis. */
export function BitcoinRange({ summary, ahead, hasWay }: { summary: TodaySummary; ahead: DayAhead; hasWay: boolean }) {
  const t = useText(todayText)
  const language = useLanguage()
  const { roughPrices, dayTime } = useMoney()
  const { symbol, lowUsd, highUsd, endsAt } = ahead
  const [low = '', high = ''] = roughPrices([lowUsd, highUsd])
  const when = dayTime(new Date(endsAt), new Date(serverNowMs()))
  return (
    <>
      <div className={styles.range}>
        <CoinLogo src={logoOf(symbol)} symbol={symbol} sizePx={40} />
        <p>
          <small>{t.fourInFive(when.charAt(0).toLocaleUpperCase(language) + when.slice(1))}</small>
          <b>
            {low} – {withoutCurrency(high)}
          </b>
        </p>
      </div>
      <LiveDots ahead={ahead} low={low} high={high} />
      <Measured summary={summary} />
      {hasWay && <OpenBitcoin />}
    </>
  )
}

/** Alone in following the price: nothing around it is drawn anew with every tick. */
function LiveDots({ ahead, low, high }: { ahead: DayAhead; low: string; high: string }) {
  const words = useText(rangeText)
  const { roughPrice } = useMoney()
  const { symbol, lowUsd, highUsd, endsUsd } = ahead
  const nowUsd = useStreamedPrices([symbol]).prices[symbol]?.price ?? ahead.priceUsd
  const texts = {
    low: withoutCurrency(low),
    high: withoutCurrency(high),
    now: words.now(withoutCurrency(roughPrice(nowUsd))),
  }
  return <Dots {...{ endsUsd, lowUsd, highUsd, nowUsd, texts }} label={words.plot(low, high)} />
}

/** What the range is meant to hold and what such ranges held, in one sentence; or when the first result comes. */
function Measured({ summary }: { summary: TodaySummary }) {
  const t = useText(todayText)
  const words = useText(rangeText)
  const address = useAddress()
  const { count, plain, dayTime } = useMoney()
  const rate = liveRate(summary)
  const tooFew = useTooFew(summary)
  const { source, firstResultAt } = summary
  const record = (
    <a className={linkStyles.link} href={address('/track-record')}>
      {t.toRecord}
    </a>
  )
  if (!rate) {
    return (
      <p className={styles.measured}>
        {tooFew || firstResultAt === null ? (
          tooFew || t.unmeasuredYet
        ) : (
          <>
            {t.unmeasured}
            <b>{dayTime(new Date(firstResultAt), new Date(serverNowMs()))}</b>.
          </>
        )}{' '}
        {record}
      </p>
    )
  }
  const isSimulated = source === 'simulated'
  const against = measuredAs(rate)
  return (
    <p className={styles.measured}>
      {isSimulated ? t.meantSimulated : t.meant(count(rate.days))}
      <b>{t.held(plain(100 * rate.heldRatio))}</b>
      {t.ofPredictions(count(rate.graded))} {isSimulated && `${t.notReal} `}
      {against && `${words[against]} `}
      {record}
    </p>
  )
}

const bitcoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: logoOf('BTC') }

/** What the analysis of Bitcoin costs this person, before they ask for it. */
function OpenBitcoin() {
  const t = useText(todayText)
  const { count } = useMoney()
  const isOnline = useOnline()
  const balance = useBalance()
  const isCounted = balance.kind === 'counted'
  const free = useOpenCoins(isOnline && isCounted)
  const isGift = free?.gifts.includes(bitcoin.symbol) ?? false
  const isOpen = (free?.untilMs[bitcoin.symbol] ?? 0) > Date.now()
  const isPriced = isCounted && !isGift && !isOpen && balance.left > 0
  return (
    <div className={styles.open}>
      <Button look="primary" block onClick={() => selectCoin(bitcoin)}>
        {isGift || isOpen ? t.openFree : isPriced ? t.openPriced : t.open}
        <Icon shape={arrowRightIcon} sizePx={18} />
      </Button>
      {(isGift || isPriced) && (
        <p className={`${base.tiny} ${base.faint}`}>
          {isGift ? t.firstIsFree : t.leftAfter(count(balance.kind === 'counted' ? balance.left - 1 : 0))}
        </p>
      )}
    </div>
  )
}
