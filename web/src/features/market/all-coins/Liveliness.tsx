import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { LivelinessDial } from './LivelinessDial.tsx'
import { livelinessWord } from './liveliness.ts'
import styles from './MarketScreen.module.css'
import { summaryText } from './messages.ts'

/** How far prices go today, against what is usual, and a week ago; null while the days are still being gathered. */
type Props = { ratio: number | null; weekAgo: number | null }

export function Liveliness({ ratio, weekAgo }: Props) {
  const t = useText(summaryText)
  const { times } = useFormat()
  const word = ratio === null ? t.gathering : t[livelinessWord(ratio)]
  const now = ratio === null ? '' : times(ratio) === times(1) ? t.asUsual : t.movesSay(times(ratio))
  const says = `${now} ${weekAgo === null ? '' : t.weekAgo(times(weekAgo))}`.trim()
  const reading = ratio === null ? '–' : `${times(ratio)}×`
  return (
    <div className={styles.liveliness}>
      <LivelinessDial ratio={ratio} reading={reading} label={`${t.moves}: ${word}. ${says}`} />
      <div className={base.grow}>
        <p className={`${base.small} ${base.muted}`}>{t.moves}</p>
        <p className={base.heading}>{word}</p>
        <p className={`${base.small} ${base.muted}`}>{says}</p>
      </div>
    </div>
  )
}
