import base from '../base.module.css'
import donutStyles from './Donut.module.css'
import { type Slice, series } from './Donut.tsx'

/** The shares in words, in the order of the ring. */
export function DonutLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className={donutStyles.legend}>
      {slices.map(({ name, text }, index) => (
        <li key={name}>
          <i className={series[index]} aria-hidden="true" />
          <span className={base.grow}>{name}</span>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  )
}
