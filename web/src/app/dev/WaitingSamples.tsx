import { LoadingDots } from '../../ui/states/LoadingDots.tsx'
import { SkeletonHero } from '../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { Spinner } from '../../ui/states/Spinner.tsx'
import { Line, Section } from './Section.tsx'

export function WaitingSamples() {
  return (
    <Section title="Waiting: card, rows, text, spinner, dots">
      <SkeletonHero label="The coin is loading" />
      <SkeletonRows label="Coins are loading" />
      <SkeletonText label="The news is loading" />
      <Line>
        <Spinner label="Loading" />
        <LoadingDots label="Loading" />
      </Line>
    </Section>
  )
}
