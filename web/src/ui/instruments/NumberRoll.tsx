import { useState } from 'react'
import { classes } from '../classes.ts'
import { cssVars } from '../css-vars.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './NumberRoll.module.css'
import { mayRoll, rollColumns } from './roll.ts'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

type Props = {
  text: string
  /** Digits of the same figure that stand before these. */
  digitsBefore?: number
}

/** A written figure whose changed digits roll to their new place; with reduced motion, or a large change, they change where they stand. */
export function NumberRoll({ text, digitsBefore }: Props) {
  const [shown, setShown] = useState({ text, isStill: false })
  if (shown.text !== text) setShown({ text, isStill: !mayRoll(shown.text, text, digitsBefore) })
  return (
    <span className={styles.roll}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={classes(styles.digits, shown.isStill && styles.still)} aria-hidden="true">
        {rollColumns(text).map(({ key, character, digit, delayMs }) =>
          digit === null ? (
            <b key={key}>{character}</b>
          ) : (
            <span key={key} style={{ ...cssVars({ '--d': digit }), transitionDelay: `${delayMs}ms` }}>
              {digits.map(each => (
                <i key={each}>{each}</i>
              ))}
            </span>
          ),
        )}
      </span>
    </span>
  )
}
