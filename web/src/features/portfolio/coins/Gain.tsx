import { useFormat } from '../../../lib/format.ts'
import base from '../../../ui/base.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import type { Money } from '../money.ts'

type Props = { usd: string | null; percent?: number | null | undefined; money: Money; small?: boolean | undefined }

/** What was won or lost, with its percentage where there is one. */
export function Gain({ usd, percent, money, small }: Props) {
  const format = useFormat()
  if (usd === null) return <span className={base.faint}>{money.change(usd)}</span>
  return (
    <Delta direction={directionOf(0, Number(usd))} small={small}>
      {money.change(usd)}
      {percent !== null && percent !== undefined && ` · ${format.percent(percent)}`}
    </Delta>
  )
}
