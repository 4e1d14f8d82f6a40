import type { ReactNode } from 'react'
import type { Direction } from '../../ui/direction.ts'
import { Arrow } from '../../ui/marks/Arrow.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'

const directions: Record<Tone, Direction> = { positive: 'up', neutral: 'flat', negative: 'down' }

export type Tone = 'positive' | 'neutral' | 'negative'

export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const direction = directions[tone]
  return (
    <Pill tone={direction === 'flat' ? undefined : direction}>
      <Arrow direction={direction} sizePx={8} />
      {children}
    </Pill>
  )
}
