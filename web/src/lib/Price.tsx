import { countedZeros } from '@pusula/words'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Price.module.css'

const lowDigits = /([₀-₉]+)/

/** A written price. Where zeros would take the room of its digits the eye gets their count, $0,0₇1234; who hears or copies it gets it whole. */
export function Price({ text }: { text: string }) {
  const [before, count, digits] = countedZeros(text).split(lowDigits)
  if (!count) return text
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.zeros} aria-hidden="true">
        {before}
        <sub>{count.normalize('NFKC')}</sub>
        {digits}
      </span>
    </>
  )
}
