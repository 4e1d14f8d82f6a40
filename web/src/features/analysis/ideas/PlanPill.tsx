import { useText } from '../../../lib/language.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import type { PlanStage } from './plan.ts'
import { planText } from './plan-messages.ts'

const tones = { met: 'accent', onItsWay: 'accent', target: 'up', stop: 'down' } as const
const toneOf = (stage: PlanStage) => (stage in tones ? tones[stage as keyof typeof tones] : undefined)

/** Where a plan is on its way, in a word. */
export function PlanPill({ stage }: { stage: PlanStage }) {
  const t = useText(planText)
  return (
    <Pill tone={toneOf(stage)}>
      {stage === 'target' && <Icon shape={checkIcon} sizePx={12} />}
      {t[stage]}
    </Pill>
  )
}
