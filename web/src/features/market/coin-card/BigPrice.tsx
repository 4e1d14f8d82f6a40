import { countedZeros } from '@pusula/words'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { NumberRoll } from '../../../ui/instruments/NumberRoll.tsx'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { withoutCents } from './cents.ts'

/** The one large figure of a coin; its cents step back. */
export function BigPrice({ priceUsd }: { priceUsd: number }) {
  const { price } = useMoney()
  const text = price(priceUsd)
  const { whole, cents } = withoutCents(text)
  const isTiny = countedZeros(text) !== text
  if (isTiny) {
    return (
      <PriceFlash value={priceUsd} className={base.figure}>
        <Price text={text} />
      </PriceFlash>
    )
  }
  return (
    <PriceFlash value={priceUsd} className={base.figure}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        <NumberRoll text={whole} />
        {cents && (
          <span className={base.faint}>
            <NumberRoll text={cents} digitsBefore={whole.replace(/\D/g, '').length} />
          </span>
        )}
      </span>
    </PriceFlash>
  )
}
