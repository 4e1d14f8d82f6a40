import { useFormat } from '../../../lib/format.ts'
import lubberStyles from '../../../ui/brand/Lubber.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import miniLadderStyles from '../../../ui/instruments/mini-ladder.module.css'

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
    <div className={miniLadderStyles.ladder} aria-hidden="true">
      {rungs.map(([name, priceUsd]) => (
        <div key={priceUsd} className={name ? undefined : miniLadderStyles.current}>
          <span>{name || <Lubber className={lubberStyles.turned} />}</span>
          <i />
          <b>{format.roughPrice(priceUsd)}</b>
        </div>
      ))}
    </div>
  )
}
