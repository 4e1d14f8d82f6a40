import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import styles from '../admin.module.css'
import { adminText } from './messages.ts'

type Props = { list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } }

/** The way on in a list that comes page by page. */
export function Older({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const t = useText(adminText)
  if (!hasNextPage) return null
  return (
    <div className={styles.foot}>
      <Button block look="ghost" small busy={isFetchingNextPage && t.working} onClick={() => void fetchNextPage()}>
        {t.older}
      </Button>
    </div>
  )
}
