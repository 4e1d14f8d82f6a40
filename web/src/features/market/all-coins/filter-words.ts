import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { type Filters, type Measure, measures, rangeIn } from './filters.ts'
import { listText } from './messages.ts'

/** What a filter is called: its measure, and each of its ranges. */
export function useFilterWords() {
  const t = useText(listText)
  const { compactPrice, part, tender } = useMoney()
  const change = (percent: number) => `${percent < 0 ? '−' : '+'}${part(Math.abs(percent) / 100)}`
  const write: Record<Measure, (value: number) => string> = {
    price: compactPrice,
    size: compactPrice,
    volume: compactPrice,
    day: change,
    week: change,
    likely: percent => `±${part(percent / 100)}`,
  }
  const labels: Record<Measure, string> = {
    price: t.price,
    size: t.size,
    volume: t.volumeOrder,
    day: t.dayOrder,
    week: t.weekOrder,
    likely: t.likelyFilter,
  }
  const rangeText = (measure: Measure, name: string): string => {
    const [from, below] = rangeIn(tender.perDollar, measure, name) ?? [0, Number.POSITIVE_INFINITY]
    const said = write[measure]
    if (below === Number.POSITIVE_INFINITY) return t.over(said(from))
    return from > 0 ? `${said(from)} – ${said(below)}` : t.under(said(below))
  }
  return {
    label: (measure: Measure) => labels[measure],
    rangeText,
    /** All that are on, in a line. */
    all: (filters: Filters) =>
      measures
        .flatMap(measure => {
          const name = filters[measure]
          return name ? [`${labels[measure]}: ${rangeText(measure, name)}`] : []
        })
        .join(' · '),
  }
}
