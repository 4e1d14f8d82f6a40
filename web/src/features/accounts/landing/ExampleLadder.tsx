import { useFormat } from '../../../lib/format.ts'
import { Lubber } from '../../../ui/brand/Lubber.tsx'

const rungs = [
  ['R2', 107_250],
  ['R1', 105_620],
  ['', 104_812],
  ['S1', 103_450],
  ['S2', 101_900],
] as const

export function ExampleLadder() {
  const format = useFormat()
  return (
    <div className="mladder" aria-hidden="true">
      {rungs.map(([name, priceUsd]) => (
        <div key={priceUsd} className={name ? undefined : 'cur'}>
          <span>{name || <Lubber className="side2" />}</span>
          <i />
          <b>{format.roughPrice(priceUsd)}</b>
        </div>
      ))}
    </div>
  )
}
