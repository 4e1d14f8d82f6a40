import base from '../base.module.css'
import cards from '../cards.module.css'
import { Ticks } from '../instruments/Ticks.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonArea } from './SkeletonText.tsx'
import styles from './states.module.css'

/** A card with one large figure and a scale under it. */
export function SkeletonHero({ label }: { label: string }) {
  return (
    <SkeletonArea label={label} className={`${cards.card} ${styles.hero}`}>
      <div className={base.row}>
        <Skeleton width={40} heightPx={40} round />
        <span className={`${base.grow} ${base.stackTight}`}>
          <Skeleton width={96} />
          <Skeleton width={64} heightPx={10} />
        </span>
      </div>
      <Skeleton width="72%" heightPx={36} />
      <Skeleton width="44%" />
      <Ticks />
      <div className={`${base.row} ${base.between}`}>
        <Skeleton width={56} heightPx={12} />
        <Skeleton width={56} heightPx={12} />
        <Skeleton width={56} heightPx={12} />
      </div>
    </SkeletonArea>
  )
}
