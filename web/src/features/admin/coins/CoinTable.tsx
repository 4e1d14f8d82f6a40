import { useText } from '../../../lib/language.ts'
import { CoinRow } from './CoinRow.tsx'
import type { AdminCoin } from './coins.ts'
import { coinsText } from './text.ts'

export function CoinTable({ coins }: { coins: readonly AdminCoin[] }) {
  const t = useText(coinsText)
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{t.coin}</th>
          <th scope="col" className="adm-wide">
            {t.id}
          </th>
          <th scope="col" className="adm-wide">
            {t.tradingSymbol}
          </th>
          <th scope="col">{t.access}</th>
          <th scope="col" className="r adm-wide">
            {t.dayAnalyses}
          </th>
          <th scope="col" className="r adm-wide">
            {t.pricedAt}
          </th>
          <th scope="col" className="r">
            {t.enabled}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map(coin => (
          <CoinRow key={coin.symbol} coin={coin} />
        ))}
      </tbody>
    </table>
  )
}
