import type { Slice } from './Donut.tsx'

/** The shares in words, in the order of the ring. */
export function DonutLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className="leg">
      {slices.map(({ name, text }, index) => (
        <li key={name}>
          <i className={`s${index + 1}`} aria-hidden="true" />
          <span className="grow">{name}</span>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  )
}
