import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import type { Candles } from './draw.ts'
import { chartText } from './text.ts'

const shown = 12

/** The end of the chart in figures, for those who hear the page. Newest first. */
export function CandleTable({ candles }: { candles: Candles }) {
  const t = useText(chartText)
  const { price, date, time } = useFormat()
  const rows = candles.time
    .map((timeMs, index) => ({ timeMs, index }))
    .slice(-shown)
    .reverse()
  return (
    <div className={base.visuallyHidden}>
      <table>
        <caption>{t.table}</caption>
        <thead>
          <tr>
            {([t.time, t.open, t.high, t.low, t.close] as const).map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ timeMs, index }) => (
            <tr key={timeMs}>
              <th scope="row">
                {date(new Date(timeMs))} {time(new Date(timeMs))}
              </th>
              <td>{price(candles.open[index])}</td>
              <td>{price(candles.high[index])}</td>
              <td>{price(candles.low[index])}</td>
              <td>{price(candles.close[index])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
