import { withoutCurrency } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { directionOf } from '../../../ui/direction.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { horizonText } from '../horizons.ts'
import { type Forecast, heldRatioOf, moveAgainstUsual, placePercent, type Scale, strengthBars } from './shared-scale.ts'
import { predictionText } from './text.ts'

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
  const bars = strengthBars(changeRatio)
  return (
    <article className="card pred">
      <div className="pred-h">
        <div>
          <h3 className="h3">{horizons[horizon]}</h3>
          <small className="dim">{t.by(horizon === '1day' ? `${date(due)} ${time(due)}` : time(due))}</small>
        </div>
        <div className="pred-v">
          <b>
            <Price text={price(medianUsd)} />
          </b>
          <span className="pred-d">
            <StrengthBars level={bars} direction={direction} label={t.strength(bars)} />
            <Delta direction={direction}>{ratio(changeRatio)}</Delta>
          </span>
        </div>
      </div>
      <div
        className="prange"
        role="img"
        aria-label={t.rangeSays(horizons[horizon], price(medianUsd), price(low80Usd), price(high80Usd))}
      >
        <div className="prange-s">
          <Ticks count={51} majorEvery={10} heightPx={10} />
          <span
            className="pr-band"
            style={{ left: `${place(low80Usd)}%`, width: `${place(high80Usd) - place(low80Usd)}%` }}
          />
          <span className="pr-now" style={{ left: `${place(priceUsd)}%` }} />
          <span className="pr-pt" style={{ left: `${place(medianUsd)}%` }}>
            <Lubber />
          </span>
        </div>
      </div>
      <div className="pred-f">
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
  const heldRatio = heldRatioOf(forecast)
  const move = moveAgainstUsual(forecast.widthToUsual)
  return (
    <>
      <a className="link" href={address('/track-record')}>
        {heldRatio === null ? t.tooFew : t.held(part(heldRatio))}
      </a>
      <span className="pred-held">
        {t.rise(chance(forecast.riseProbability))}
        {move && ` · ${t[move]}`}
      </span>
    </>
  )
}
