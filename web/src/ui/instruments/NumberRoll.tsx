import { cssVars } from '../css-vars.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './NumberRoll.module.css'
import { rollColumns } from './roll.ts'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A written figure whose changed digits roll to their new place; with reduced motion they change where they stand. */
export function NumberRoll({ text }: { text: string }) {
  return (
    <span className={styles.roll}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.digits} aria-hidden="true">
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
