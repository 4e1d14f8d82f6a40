import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { cardText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import { BigPrice } from './BigPrice.tsx'
import styles from './CoinCard.module.css'
import { DayChart } from './DayChart.tsx'
import { DayRange } from './DayRange.tsx'
import type { Overview } from './overview.ts'
import { type Score, ScorePanel } from './ScorePanel.tsx'
import { useWide } from './wide.ts'

/** What later features put on the card. */
export interface CardSlots {
  score?: Score | undefined
  isFavorite?: boolean | undefined
  onFavorite?: (() => void) | undefined
  onPortfolio?: (() => void) | undefined
  analysisPath: string
  /** Takes the place of following the link. */
  onAnalyze?: (() => void) | undefined
}

export function CoinCard({ overview: { coin, price, origin }, slots }: { overview: Overview; slots: CardSlots }) {
  const t = useText(cardText)
  const { compact, percent } = useFormat()
  const address = useAddress()
  const isWide = useWide()
  const portfolio = slots.onPortfolio && (
    <IconButton
      className={isWide ? styles.action : undefined}
      label={t.portfolio}
      icon={walletIcon}
      onClick={slots.onPortfolio}
    />
  )
  return (
    <section className={`${cards.card} ${styles.card}`} aria-label={coin.name}>
      <div className={styles.head}>
        <div className={styles.top}>
          <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={40} />
          <h2 className={`${styles.name} ${base.grow}`}>
            <b>{coin.name}</b>
            <small>{coin.symbol} / USDT</small>
          </h2>
          <OriginMark origin={origin} className={styles.age} />
          {isWide && portfolio}
          {slots.onFavorite && (
            <IconButton
              className={styles.action}
              label={t.favorite}
              icon={starIcon}
              pressed={slots.isFavorite}
              onClick={slots.onFavorite}
            />
          )}
        </div>
        <p className={styles.price}>
          <BigPrice priceUsd={price.lastPrice} />
        </p>
        <p className={styles.origin}>
          <Delta direction={directionOf(0, price.priceChangePercent)}>{percent(price.priceChangePercent)}</Delta>
          <span>{t.last24}</span>
          <span aria-hidden="true">·</span>
          <span>{t.volume(`${compact(price.volume)} ${coin.symbol}`)}</span>
        </p>
      </div>
      {isWide && (
        <div className={styles.chart}>
          <DayChart symbol={coin.symbol} />
        </div>
      )}
      <div className={styles.range}>
        <DayRange price={price} />
      </div>
      <div className={styles.score}>
        <ScorePanel score={slots.score ?? null} />
      </div>
      <div className={`${styles.buttons} ${base.row}`}>
        <ButtonLink
          look="primary"
          className={base.grow}
          href={address(slots.analysisPath)}
          onClick={event => {
            if (!slots.onAnalyze) return
            event.preventDefault()
            slots.onAnalyze()
          }}
        >
          {t.open}
          <Icon shape={arrowRightIcon} sizePx={18} />
        </ButtonLink>
        {!isWide && portfolio}
      </div>
    </section>
  )
}
