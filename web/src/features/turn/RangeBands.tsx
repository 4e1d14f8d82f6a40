import { Lubber } from '../../ui/brand/Lubber.tsx'
import { classes } from '../../ui/classes.ts'
import { ratioInRange } from '../../ui/instruments/scale.ts'
import styles from './RangeBands.module.css'

export interface Band {
  name: string
  low: number
  high: number
  /** What stands at its end: a width, a score. */
  text: string
  isOwn?: boolean
}

type Props = {
  bands: readonly Band[]
  /** The one price they are read against. */
  price: number
  /** What stands over the figures at their ends. */
  heading: string
  /** The ends of the scale as they are written. */
  write: (prices: readonly number[]) => string[]
  /** The picture as a sentence. */
  label: string
}

/** Room beside the outermost end, as a share of what is shown. */
const margin = 0.08

/** A scale on which all ranges and the price have room, on round numbers where there are some near. */
export function bandScale(
  bands: readonly { low: number; high: number }[],
  price: number,
): { min: number; max: number } {
  const least = Math.min(price, ...bands.map(({ low }) => low))
  const most = Math.max(price, ...bands.map(({ high }) => high))
  const room = (most - least || most * 0.01) * margin
  const unit = 10 ** Math.floor(Math.log10(most - least || most * 0.01) - 0.5)
  return { min: Math.max(0, Math.floor((least - room) / unit) * unit), max: Math.ceil((most + room) / unit) * unit }
}

/** Several ranges of one coin on one scale, with the price through all of them; what lies between a range and the price is dotted. */
export function RangeBands({ bands, price, heading, write, label }: Props) {
  const scale = bandScale(bands, price)
  const place = (value: number) => 100 * ratioInRange(scale.min, scale.max, value)
  const [min = '', max = ''] = write([scale.min, scale.max])
  const at = `${place(price)}%`
  return (
    <div role="img" aria-label={label} className={styles.bands}>
      <div className={`${styles.row} ${styles.caption}`}>
        <span />
        <span />
        <span>{heading}</span>
      </div>
      {bands.map(({ name, low, high, text, isOwn }, index) => (
        <div key={name} className={classes(styles.row, styles.band, isOwn && styles.own)}>
          <span>{name}</span>
          <span className={styles.track}>
            <i style={{ left: `${place(low)}%`, width: `${place(high) - place(low)}%` }} />
            {price > high && <em style={{ left: `${place(high)}%`, right: `${100 - place(price)}%` }} />}
            {price < low && <em style={{ left: at, right: `${100 - place(low)}%` }} />}
            <u style={{ left: at }} />
            {index === 0 && (
              <span className={styles.price} style={{ left: at }}>
                <Lubber />
              </span>
            )}
          </span>
          <b>{text}</b>
        </div>
      ))}
      <div className={`${styles.row} ${styles.caption}`}>
        <span />
        <span className={styles.axis}>
          <span>{min}</span>
          <span>{max}</span>
        </span>
        <span />
      </div>
    </div>
  )
}
