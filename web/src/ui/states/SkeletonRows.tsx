import { Skeleton } from './Skeleton.tsx'
import { SkeletonArea } from './SkeletonArea.tsx'

/** A card of rows, each with a disc, two lines, a spark and two figures. */
export function SkeletonRows({ label, count = 3 }: { label: string; count?: number | undefined }) {
  return (
    <SkeletonArea label={label} className="card card--flush rows">
      {Array.from({ length: count }, (_, place) => place).map(place => (
        <div key={place} className="coinrow">
          <Skeleton width={36} heightPx={36} round />
          <span className="stack-2">
            <Skeleton width={44} />
            <Skeleton width={72} heightPx={10} />
          </span>
          <Skeleton width={72} heightPx={2} className="spark" />
          <span className="stack-2 sk-end">
            <Skeleton width={78} />
            <Skeleton width={50} heightPx={10} />
          </span>
        </div>
      ))}
    </SkeletonArea>
  )
}
