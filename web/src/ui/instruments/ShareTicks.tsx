import { classes } from '../classes.ts'
import styles from './ShareTicks.module.css'
import { tickShares } from './share-ticks.ts'

type Look = 'lit' | 'up' | 'down' | 'none'

/** A part of the whole, as a share of one. */
type Share = { ratio: number; look: Look }

type Props = {
  /** From the left; what they leave of the whole stays unlit. */
  shares: readonly Share[]
  count?: number | undefined
  /** Over the whole width of its place. */
  wide?: boolean | undefined
}

const lookClass = { lit: styles.lit, up: styles.up, down: styles.down, none: undefined }

/** Marks that are counted: so many of the whole are of each kind. What they mean stands beside them. */
export function ShareTicks({ shares, count = 20, wide }: Props) {
  const counts = tickShares(
    shares.map(({ ratio }) => ratio),
    count,
  )
  const looks = [...shares.map(({ look }) => look), 'none' as const].flatMap((look, place) =>
    Array.from({ length: counts[place] ?? 0 }, (_, tick) => ({ look, name: `${place} ${tick}` })),
  )
  return (
    <span className={classes(styles.ticks, wide && styles.wide)} aria-hidden="true">
      {looks.map(({ look, name }) => (
        <i key={name} className={lookClass[look]} />
      ))}
    </span>
  )
}
