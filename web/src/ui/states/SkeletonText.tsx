import type { ReactNode } from 'react'
import cards from '../cards.module.css'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './states.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** Around a drawing of skeletons: one sentence for a screen reader instead of many empty bars. */
export function SkeletonArea({ label, className, children }: Props) {
  return (
    <div className={className} aria-busy="true">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}

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
