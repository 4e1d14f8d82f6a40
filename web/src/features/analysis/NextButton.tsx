import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon, infoIcon } from '../../ui/icons/icons.ts'

/** From one part of the analysis to the next, whose start comes into view. */
export function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  const next = () => {
    onNext()
    scrollTo({ top: 0 })
  }
  return (
    <Button block onClick={next}>
      {label}
      <Icon shape={arrowRightIcon} sizePx={18} />
    </Button>
  )
}

/** The one note at the end of a part. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <p className={cards.note}>
    <Icon shape={infoIcon} sizePx={18} />
    <span>{children}</span>
  </p>
)
