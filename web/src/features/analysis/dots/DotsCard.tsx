import { withoutCurrency } from '@pusula/words'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { nextIndex } from '../../../ui/roving.ts'
import { Table } from '../../../ui/Table.tsx'
import { useNowUsd } from '../head/price-now.ts'
import { shortHorizonText } from '../horizons.ts'
import { useLivingPlans, useServerNowMs } from '../ideas/plan.ts'
import type { AnalysisResult } from '../select/run.ts'
import { countBelow, DotPlot, dotsOf, type Forecast, firstPrice, Measured, priceAt } from './DotPlot.tsx'
import styles from './DotsCard.module.css'
import { dotsText } from './messages.ts'

const hasWidth = ({ low80Usd, high80Usd }: Forecast) => high80Usd > low80Usd

/** Where the price may end, as fifty dots, for each of the four spans. */
export function DotsCard({ result }: { result: AnalysisResult }) {
  const t = useText(dotsText)
  const names = useText(shortHorizonText)
  const { size } = useMoney()
  const shown = result.forecasts.filter(hasWidth)
  const [horizon, setHorizon] = useState<Forecast['horizon']>('1day')
  const at = Math.max(
    0,
    shown.findIndex(one => one.horizon === horizon),
  )
  const forecast = shown[at]
  if (!forecast) return null

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const to = nextIndex(event.key, at, shown.length)
    const next = to === null ? undefined : shown[to]
    if (!next) return
    event.preventDefault()
    setHorizon(next.horizon)
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(next.horizon)}`)?.focus()
  }

  return (
    <section className={`${cards.card} ${styles.card}`}>
      <div className={`${base.row} ${base.between} ${base.wrap}`}>
        <h2 className={base.subheading}>{t.title}</h2>
        <EndsAt forecast={forecast} />
      </div>
      <div className={styles.tabs} role="tablist" aria-label={t.spans} onKeyDown={onKeyDown}>
        {result.forecasts.map(one => (
          <button
            key={one.horizon}
            type="button"
            role="tab"
            id={tabId(one.horizon)}
            aria-selected={one === forecast}
            disabled={!hasWidth(one)}
            aria-controls={one === forecast ? panelId : undefined}
            tabIndex={one === forecast ? 0 : -1}
            onClick={() => setHorizon(one.horizon)}
          >
            {names[one.horizon]}
            <small>{hasWidth(one) ? `±${size((one.high80Usd - one.low80Usd) / 2 / result.priceUsd)}` : t.notYet}</small>
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={panelId} aria-labelledby={tabId(forecast.horizon)}>
        <DotsOf result={result} forecast={forecast} />
      </div>
    </section>
  )
}

const tabId = (horizon: string) => `dots-tab-${horizon}`
const panelId = 'dots-panel'

/** When the time of a forecast is up. */
function EndsAt({ forecast }: { forecast: Forecast }) {
  const t = useText(dotsText)
  const language = useLanguage()
  const { moment } = useMoney()
  const nowMs = useServerNowMs()
  const text = Date.parse(forecast.dueAt) <= nowMs ? t.over : moment(new Date(forecast.dueAt), new Date(nowMs))
  return (
    <span className={`${base.small} ${base.muted}`}>{text.charAt(0).toLocaleUpperCase(language) + text.slice(1)}</span>
  )
}

/** One span: its range with what it held, the dots, and the same in numbers. */
export function DotsOf({ result, forecast }: { result: AnalysisResult; forecast: Forecast }) {
  const { roughPrices } = useMoney()
  const nowUsd = useNowUsd(result)
  const { plans } = useLivingPlans(result)
  const condition = plans.find(({ side, state }) => side === 'up' && state === 'waiting')?.trigger
  const [low = '', high = ''] = roughPrices([forecast.low80Usd, forecast.high80Usd])
  return (
    <>
      <div className={styles.range}>
        <b>
          <Price text={low} /> – <Price text={withoutCurrency(high)} />
        </b>
        <Measured forecast={forecast} />
      </div>
      <DotPlot
        key={forecast.horizon}
        forecast={forecast}
        nowUsd={nowUsd}
        firstUsd={firstPrice(forecast, condition, nowUsd)}
      />
      <Numbers forecast={forecast} />
    </>
  )
}

const tableEdges = [2, 4, 6, 8, 10, 12, 14, 16, 18]

/** The same for who would rather read: nine prices, and how many of fifty end below. */
function Numbers({ forecast }: { forecast: Forecast }) {
  const t = useText(dotsText)
  const { roughPrices } = useMoney()
  const dots = dotsOf(forecast)
  const prices = roughPrices(tableEdges.map(edge => priceAt(forecast, edge)))
  return (
    <details className={styles.numbers}>
      <summary>
        <Icon shape={chevronRightIcon} sizePx={16} />
        {t.numbers}
      </summary>
      <Table
        caption={t.numbers}
        rows={tableEdges}
        keyOf={edge => edge}
        columns={[
          { key: 'price', head: t.price, cell: (_, place) => <Price text={prices[place] ?? ''} /> },
          { key: 'below', head: t.endBelow, isNumber: true, cell: edge => countBelow(dots, edge) },
        ]}
      />
    </details>
  )
}
