import { DAY_MS, withoutCurrency } from '@pusula/words'
import { useAfterFirstPaint } from '../../lib/after-first-paint.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { historyIcon } from '../../ui/icons/icons.ts'
import { Dots } from '../../ui/instruments/Dots.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import liveStyles from '../../ui/marks/live.module.css'
import { Pill } from '../../ui/marks/Pill.tsx'
import styles from './Landing.module.css'
import { LandingWaiting } from './LandingWaiting.tsx'
import { useLandingSummary } from './landing-summary.ts'
import { landingRangeText, rangeText } from './messages.ts'
import type { DayAhead, Summary } from './queries.ts'
import { liveRate, measuredAs, useNormal, useTooFew } from './rate.ts'

/** The first screen of the landing page: how far Bitcoin can move until tomorrow, and how often such ranges held. */
export default function LandingRange() {
  const { data: summary, isPending } = useLandingSummary()
  // The page stands drawn without figures: with them it would not match, and be drawn anew.
  const isAfterPaint = useAfterFirstPaint()
  if (isPending || !isAfterPaint) return <LandingWaiting />
  const ahead = summary?.bitcoin
  if (!summary || !ahead || Date.parse(ahead.endsAt) <= serverNowMs()) return <NoRange isComing={Boolean(summary)} />
  return (
    <div className={styles.range}>
      <Range summary={summary} ahead={ahead} />
      <Proof summary={summary} ahead={ahead} />
    </div>
  )
}

/** Takes the room of the range: without it the ways in would jump up when the reply says that there is none yet. */
function NoRange({ isComing }: { isComing: boolean }) {
  const t = useText(rangeText)
  return <p className={styles.noRange}>{isComing && t.noRange}</p>
}

/** A range is issued each hour: an older one means that no price has come since. */
const oldMs = 90 * 60_000

function Range({ summary, ahead }: { summary: Summary; ahead: DayAhead }) {
  const t = useText(landingRangeText)
  const words = useText(rangeText)
  const language = useLanguage()
  const { roughPrice, roughPrices, dayTime, time } = useFormat()
  const { lowUsd, highUsd, priceUsd, endsUsd, endsAt } = ahead
  const [low = '', high = ''] = roughPrices([lowUsd, highUsd])
  const now = new Date(serverNowMs())
  const issuedAt = new Date(Date.parse(endsAt) - DAY_MS)
  const isOld = now.getTime() - issuedAt.getTime() > oldMs
  return (
    <>
      <a className={styles.bitcoin} href={language === 'tr' ? '/tr/coinler/bitcoin' : '/coins/bitcoin'}>
        <CoinLogo src="/coins/btc.svg" symbol="BTC" sizePx={40} />
        <span>
          <small>
            {isOld ? t.asOf(time(issuedAt)) : t.label(dayTime(new Date(endsAt), now))}
            {summary.source === 'simulated' ? (
              <Pill tone="warn">{words.simulated}</Pill>
            ) : (
              <span className={classes(liveStyles.live, isOld && liveStyles.old)}>{isOld ? '' : t.live}</span>
            )}
          </small>
          <b>
            {low} – {withoutCurrency(high)}
          </b>
        </span>
      </a>
      <Dots
        endsUsd={endsUsd}
        lowUsd={lowUsd}
        highUsd={highUsd}
        nowUsd={priceUsd}
        label={words.plot(low, high)}
        texts={{
          low: withoutCurrency(low),
          high: withoutCurrency(high),
          now: words.now(withoutCurrency(roughPrice(priceUsd))),
        }}
      />
      <p className={styles.says}>{t.key}</p>
    </>
  )
}

/** How often such ranges held, with the count and the way to check it; while there are few results, that they have only begun. */
function Proof({ summary, ahead }: { summary: Summary; ahead: DayAhead }) {
  const t = useText(landingRangeText)
  const words = useText(rangeText)
  const address = useAddress()
  const { count, plain, dayTime } = useFormat()
  const isSimulated = summary.source === 'simulated'
  const record = (
    <a className={linkStyles.link} href={address('/track-record')}>
      {t.record}
    </a>
  )
  const normal = useNormal(summary.rate)
  const rate = liveRate(summary)
  const tooFew = useTooFew(summary)
  if (rate) {
    const { graded, missed, heldRatio, days } = rate
    const against = measuredAs(rate)
    return (
      <div className={styles.proof}>
        <b>{t.inHundred(plain(100 * heldRatio))}</b>
        <p>
          {isSimulated
            ? t.proofSimulated(count(graded), missed, count(missed))
            : t.proof(count(days), count(graded), missed, count(missed))}{' '}
          {against && `${words[against]} `}
          {record}
        </p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.proof}>
        <p>
          <b>{tooFew || (isSimulated ? t.beganSimulated : t.began)}</b>{' '}
          {t.gradeAt(dayTime(new Date(ahead.endsAt), new Date(serverNowMs())))} {record}
        </p>
      </div>
      {summary.rate?.kind === 'replayed' && (
        <p className={styles.past}>
          <Icon shape={historyIcon} sizePx={16} />
          <span>
            <b>{t.past}</b> {t.pastSays(plain(100 * summary.rate.heldRatio), normal, count(summary.rate.graded))}
          </span>
        </p>
      )}
    </>
  )
}
