import { memo } from 'react'
import base from '../base.module.css'
import cards from '../cards.module.css'
import { classes } from '../classes.ts'
import rowStyles from '../rows.module.css'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonArea } from './SkeletonText.tsx'
import styles from './states.module.css'

type Props = { label: string; count?: number | undefined; rowClass?: string | undefined }

/** A card of rows, each with a disc, two lines, a spark and two figures. */
export const SkeletonRows = memo(function SkeletonRows({ label, count = 3, rowClass }: Props) {
  return (
    <SkeletonArea label={label} className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      {Array.from({ length: count }, (_, place) => place).map(place => (
        <div key={place} className={classes(rowStyles.row, rowClass)}>
          <Skeleton width={36} heightPx={36} round />
          <span className={base.stackTight}>
            <Skeleton width={44} />
            <Skeleton width={72} heightPx={10} />
          </span>
          <Skeleton width={72} heightPx={2} className={rowStyles.line} />
          <span className={`${base.stackTight} ${styles.end}`}>
            <Skeleton width={78} />
            <Skeleton width={50} heightPx={10} />
          </span>
        </div>
      ))}
    </SkeletonArea>
  )
})
