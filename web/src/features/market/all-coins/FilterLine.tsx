import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useFilterWords } from './filter-words.ts'
import type { Filters } from './filters.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'

type Props = { count: string; filters: Filters; onClear: () => void }

/** What narrows the list, how many coins that leaves, and the one tap that undoes it. */
export function FilterLine({ count, filters, onClear }: Props) {
  const t = useText(listText)
  const words = useFilterWords()
  return (
    <div className={styles.filterLine}>
      <p>
        <b>{count}</b> · {words.all(filters)}
      </p>
      <Button small onClick={onClear}>
        {t.unfilter}
      </Button>
    </div>
  )
}
