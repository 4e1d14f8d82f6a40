import type { Holding } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Donut } from '../../../ui/instruments/Donut.tsx'
import { DonutLegend } from '../../../ui/instruments/DonutLegend.tsx'
import { groupSmall } from '../../../ui/instruments/donut.ts'
import styles from '../portfolio.module.css'
import { summaryText } from '../text.ts'
import { sharesOf } from './shares.ts'

/** More colours cannot be told apart. */
const mostSlices = 5

/** Which part of the value each coin is; null where nothing has one. */
export function Allocation({ holdings }: { holdings: readonly Holding[] }) {
  const t = useText(summaryText)
  const { share } = useFormat()
  const valued = holdings
    .map(({ coinSymbol, currentValue }) => ({ name: coinSymbol, share: Number(currentValue ?? 0) }))
    .filter(one => one.share > 0)
  if (valued.length === 0) return null
  const parts = groupSmall(valued, mostSlices, rest => ({ name: t.rest, share: rest }))
  const percents = sharesOf(parts.map(part => part.share))
  const slices = parts.map((part, i) => ({ ...part, text: share(percents[i]) }))
  return (
    <div className={styles.allocation}>
      <Donut slices={slices} label={`${t.allocation}: ${slices.map(({ name, text }) => `${name} ${text}`).join(', ')}`}>
        <small className={base.faint}>{t.allocation}</small>
        <b className={base.heading}>{t.coins(valued.length)}</b>
      </Donut>
      <DonutLegend slices={slices} />
    </div>
  )
}
