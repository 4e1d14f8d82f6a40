import { useFormat } from '../../../lib/format.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import type { Money } from '../money.ts'

type Props = { usd: string | null; percent?: number | null | undefined; money: Money }

/** What was won or lost, with its percentage where there is one. */
export function Gain({ usd, percent, money }: Props) {
  const format = useFormat()
  if (usd === null) return <span className="dim">{money.change(usd)}</span>
  return (
    <Delta direction={directionOf(0, Number(usd))}>
      {money.change(usd)}
      {percent !== null && percent !== undefined && ` · ${format.percent(percent)}`}
    </Delta>
  )
}
