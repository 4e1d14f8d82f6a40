import { withoutCurrency } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { horizonText } from '../horizons.ts'
import rangeStyles from '../range.module.css'
import { predictionText } from './messages.ts'
import styles from './Predictions.module.css'
import { type Forecast, moveAgainstUsual, placePercent, type Scale, strengthBars } from './shared-scale.ts'

type Props = { forecast: Forecast; scale: Scale; priceUsd: number }

/** One span: what is likeliest, how sure that is, and how often such a range held. */
export function PredictionCard({ forecast, scale, priceUsd }: Props) {
  const t = useText(predictionText)
  const horizons = useText(horizonText)
  const { price, roughPrice, ratio, date, time } = useFormat()
  const { horizon, dueAt, medianUsd, low80Usd, high80Usd, changeRatio } = forecast
  const due = new Date(dueAt)
  const direction = directionOf(0, changeRatio)
  const place = (value: number) => placePercent(scale, value)
  const bars = strengthBars(forecast, priceUsd)
  return (
    <article className={`${cards.card} ${styles.card}`}>
      <div className={styles.head}>
        <div>
          <h3 className={base.subheading}>{horizons[horizon]}</h3>
          <small className={base.faint}>{t.by(horizon === '1day' ? `${date(due)} ${time(due)}` : time(due))}</small>
        </div>
        <div className={styles.price}>
          <b>
            <Price text={price(medianUsd)} />
          </b>
          <span className={styles.change}>
            <StrengthBars level={bars} direction="flat" label={t.strength(bars)} />
            <Delta direction={direction}>{ratio(changeRatio)}</Delta>
          </span>
        </div>
      </div>
      <div role="img" aria-label={t.rangeSays(horizons[horizon], price(medianUsd), price(low80Usd), price(high80Usd))}>
        <div className={rangeStyles.scale}>
          <Ticks count={51} majorEvery={10} heightPx={10} />
          <span
            className={rangeStyles.band}
            style={{ left: `${place(low80Usd)}%`, width: `${place(high80Usd) - place(low80Usd)}%` }}
          />
          <span className={rangeStyles.now} style={{ left: `${place(priceUsd)}%` }} />
          <span className={rangeStyles.point} style={{ left: `${place(medianUsd)}%` }}>
            <Lubber />
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <span>
          {t.range}{' '}
          <b>
            <Price text={withoutCurrency(roughPrice(low80Usd))} /> –{' '}
            <Price text={withoutCurrency(roughPrice(high80Usd))} />
          </b>
        </span>
        <Held forecast={forecast} />
      </div>
    </article>
  )
}

function Held({ forecast }: { forecast: Forecast }) {
  const t = useText(predictionText)
  const address = useAddress()
  const { part, chance } = useFormat()
  const move = moveAgainstUsual(forecast.widthToUsual)
  return (
    <>
      <a className={linkStyles.link} href={address('/track-record')}>
        {forecast.record
          ? t[forecast.record.kind === 'live' ? 'held' : 'heldReplayed'](part(forecast.record.heldRatio))
          : t.tooFew}
      </a>
      <span className={styles.held}>
        {t.rise(chance(forecast.riseProbability))}
        {move && ` · ${t[move]}`}
      </span>
    </>
  )
}
