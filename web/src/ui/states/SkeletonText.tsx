import cards from '../cards.module.css'
import styles from './Skeleton.module.css'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonArea } from './SkeletonArea.tsx'

/** A card with a title and some lines of copy, the last one short. */
export function SkeletonText({ label, lines = 3 }: { label: string; lines?: number | undefined }) {
  return (
    <SkeletonArea label={label} className={`${cards.card} ${styles.lines}`}>
      <Skeleton width="40%" heightPx={18} />
      {Array.from({ length: lines }, (_, place) => place).map(place => (
        <Skeleton key={place} width={place === lines - 1 ? '62%' : '100%'} />
      ))}
    </SkeletonArea>
  )
}
