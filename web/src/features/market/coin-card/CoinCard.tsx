import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { cardText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import { BigPrice } from './BigPrice.tsx'
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
      className={isWide ? 'cc-act' : undefined}
      label={t.portfolio}
      icon={walletIcon}
      onClick={slots.onPortfolio}
    />
  )
  return (
    <section className="card coincard" aria-label={coin.name}>
      <div className="cc-a">
        <div className="hero-top">
          <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={40} />
          <h2 className="nm grow">
            <b>{coin.name}</b>
            <small>{coin.symbol} / USDT</small>
          </h2>
          <OriginMark origin={origin} />
          {isWide && portfolio}
          {slots.onFavorite && (
            <IconButton
              className="cc-act"
              label={t.favorite}
              icon={starIcon}
              pressed={slots.isFavorite}
              onClick={slots.onFavorite}
            />
          )}
        </div>
        <p className="hero-price">
          <BigPrice priceUsd={price.lastPrice} />
        </p>
        <p className="hero-sub">
          <Delta direction={directionOf(0, price.priceChangePercent)}>{percent(price.priceChangePercent)}</Delta>
          <span>{t.last24}</span>
          <span aria-hidden="true">·</span>
          <span>{t.volume(`${compact(price.volume)} ${coin.symbol}`)}</span>
        </p>
      </div>
      {isWide && (
        <div className="cc-chart">
          <DayChart symbol={coin.symbol} />
        </div>
      )}
      <div className="cc-b">
        <DayRange price={price} />
      </div>
      <div className="cc-c">
        <ScorePanel score={slots.score ?? null} />
      </div>
      <div className="cc-btn row">
        <ButtonLink
          look="primary"
          className="grow"
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
