import { memo, useState } from 'react'
import { classes, cssVars } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './instruments.module.css'
import { isRound } from './PriceFlash.tsx'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

type Props = {
  text: string
  /** Digits of the same figure that stand before these. */
  digitsBefore?: number
}

type RollColumn = { key: string; character: string; digit: number | null }

/** Leading digits that do not roll: what is shown on the way then differs by less than a hundredth. */
const steadyDigits = 3
const isDigit = (character: string) => /[0-9]/.test(character)

/** Whether a figure may roll to its new digits: every column rolls by itself, and 39.99 on its way to 40.00 would show 49.99. */
export function mayRoll(from: string, to: string, digitsBefore = 0): boolean {
  if (from.length !== to.length) return false
  const changed = [...from].findIndex((character, place) => character !== to[place])
  return digitsBefore + [...from].slice(0, Math.max(0, changed)).filter(isDigit).length >= steadyDigits
}

/** A written figure as columns counted from the right, so that the same place keeps its column as it grows. */
export function rollColumns(text: string): RollColumn[] {
  const characters = [...text]
  return characters.map((character, index) => {
    const fromRight = characters.length - 1 - index
    const digit = /^[0-9]$/.test(character) ? Number(character) : null
    return {
      key: digit === null ? `${fromRight}${character}` : `${fromRight}`,
      character,
      digit,
    }
  })
}

/** A written figure whose changed digits roll to their new place; with reduced motion, or a large change, they change where they stand. */
export function NumberRoll({ text, digitsBefore }: Props) {
  const [shown, setShown] = useState({ text, isStill: false })
  if (shown.text !== text) {
    const isRolling = mayRoll(shown.text, text, digitsBefore) && isRound(performance.now())
    setShown({ text, isStill: !isRolling })
  }
  return (
    <span className={styles.roll}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={classes(styles.digits, shown.isStill && styles.still)} aria-hidden="true">
        {rollColumns(text).map(({ key, character, digit }) =>
          digit === null ? <b key={key}>{character}</b> : <Column key={key} digit={digit} />,
        )}
      </span>
    </span>
  )
}

/** Remembered: of a price that moves most digits stay. All that change begin and end together, in few frames. */
const Column = memo(function Column({ digit }: { digit: number }) {
  return (
    <span style={cssVars({ '--d': digit })}>
      {digits.map(each => (
        <i key={each}>{each}</i>
      ))}
    </span>
  )
})
