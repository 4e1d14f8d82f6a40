import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Price } from '../../lib/Price.tsx'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../ui/icons/icons.ts'
import { GradeRing } from '../../ui/instruments/GradeRing.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { GradeBadge } from '../../ui/marks/GradeBadge.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { selectCoin } from '../analysis/index.ts'
import { gemText } from './messages.ts'
import type { Gem } from './queries.ts'

const badges = { High: 'high', Medium: 'medium', Low: 'low', Unknown: 'unknown' } as const
const shownExchanges = 3

export function GemCard({ gem }: { gem: Gem }) {
  const t = useText(gemText)
  const { price, percent, count } = useFormat()
  const { id, symbol, name, image, grade, gradeLevel, currentPrice, priceChange24h, reason, isNew } = gem
  return (
    <article className="card gem" aria-label={`${symbol} · ${name}`}>
      <div className="gem-h">
        <CoinLogo src={image} symbol={symbol} sizePx={44} />
        <div className="grow">
          <h2 className="h3">
            {symbol} {isNew && <Pill>{t.isNew}</Pill>}
          </h2>
          <small className="dim">{name}</small>
        </div>
        <GradeRing score={grade} label={t.grade(count(grade))} />
      </div>
      <div className="row between gem-p">
        <span className="fig-xl">
          <Price text={price(currentPrice)} />
        </span>
        <span className="gem-d">
          <Delta direction={directionOf(0, priceChange24h)}>{percent(priceChange24h)}</Delta>
        </span>
        <GradeBadge grade={badges[gradeLevel]}>{t[gradeLevel]}</GradeBadge>
      </div>
      <Figures gem={gem} />
      <p className="sm muted">{reason}</p>
      <div className="row between gem-f">
        <Exchanges names={gem.exchanges} />
        <button type="button" className="go" onClick={() => selectCoin({ id, symbol, name, image })}>
          {t.analyze} <VisuallyHidden>{symbol}</VisuallyHidden>
          <Icon shape={arrowRightIcon} sizePx={16} />
        </button>
      </div>
    </article>
  )
}

function Figures({ gem }: { gem: Gem }) {
  const t = useText(gemText)
  const { price, compactPrice } = useFormat()
  const { marketCap, low24h, high24h, moonshotTime, targetPrice } = gem
  return (
    <dl className="grid-kv">
      <div>
        <dt>{t.marketCap}</dt>
        <dd>{compactPrice(marketCap)}</dd>
      </div>
      <div>
        <dt>{t.dayRange}</dt>
        <dd>
          <span className="gem-n">
            <Price text={price(low24h)} /> –
          </span>{' '}
          <span className="gem-n">
            <Price text={price(high24h)} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{t.moonshot}</dt>
        <dd>
          {moonshotTime} <small className="dim gem-n">{t.target(price(targetPrice))}</small>
        </dd>
      </div>
    </dl>
  )
}

function Exchanges({ names }: { names: readonly string[] }) {
  const t = useText(gemText)
  const { count } = useFormat()
  const isSimulated = useAppInfo()?.market === 'simulated'
  const more = names.length - shownExchanges
  return (
    <ul className="exs" aria-label={t.exchanges}>
      {names.slice(0, shownExchanges).map(exchange => (
        <li key={exchange}>
          <span>{isSimulated ? t.simulated : exchange}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <span role="img" aria-label={t.more(count(more))}>
            +{count(more)}
          </span>
        </li>
      )}
    </ul>
  )
}
