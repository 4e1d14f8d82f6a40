import { Button } from '../../ui/actions/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../ui/icons/icons.ts'

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
