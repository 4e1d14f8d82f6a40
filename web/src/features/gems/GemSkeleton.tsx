import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonArea.tsx'
import styles from './gems.module.css'

const places = [0, 1, 2, 3]

/** Cards of the size of those to come. */
export const GemSkeleton = ({ label }: { label: string }) => (
  <SkeletonArea label={label} className={styles.list}>
    {places.map(place => (
      <div key={place} className={`${cards.card} ${styles.gem}`}>
        <div className={styles.head}>
          <Skeleton width={44} heightPx={44} round />
          <span className={`${base.grow} ${base.stackTight}`}>
            <Skeleton width={64} />
            <Skeleton width={104} heightPx={10} />
          </span>
          <Skeleton width={60} heightPx={60} round />
        </div>
        <Skeleton width={180} heightPx={28} />
        <Skeleton heightPx={36} />
        <Skeleton heightPx={40} />
        <Skeleton heightPx={30} />
      </div>
    ))}
  </SkeletonArea>
)
