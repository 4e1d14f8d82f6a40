import { Ticks } from '../instruments/Ticks.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonArea } from './SkeletonArea.tsx'

/** A card with one large figure and a scale under it. */
export function SkeletonHero({ label }: { label: string }) {
  return (
    <SkeletonArea label={label} className="card sk-hero">
      <div className="row">
        <Skeleton width={40} heightPx={40} round />
        <span className="grow stack-2">
          <Skeleton width={96} />
          <Skeleton width={64} heightPx={10} />
        </span>
      </div>
      <Skeleton width="72%" heightPx={36} />
      <Skeleton width="44%" />
      <Ticks />
      <div className="row between">
        <Skeleton width={56} heightPx={12} />
        <Skeleton width={56} heightPx={12} />
        <Skeleton width={56} heightPx={12} />
      </div>
    </SkeletonArea>
  )
}
