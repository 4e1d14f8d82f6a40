import { useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { ErrorBox } from '../../ui/states/ErrorBox.tsx'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { showCardForm } from './card-form.ts'
import type { Checkout } from './checkout.ts'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'

type Props = { checkout: Checkout; onCancel: () => void }

/** The provider's own form inside our page: card numbers never touch our code. */
export function EmbeddedForm({ checkout, onCancel }: Props) {
  const t = useText(paymentsText)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')

  useEffect(() => {
    if (!place.current) return
    const shown = showCardForm(place.current, checkout)
    let isHere = true
    const settle = (next: 'shown' | 'failed') => isHere && setState(next)
    shown.then(
      () => settle('shown'),
      () => settle('failed'),
    )
    return () => {
      isHere = false
      shown.then(form => form.destroy()).catch(() => undefined)
    }
  }, [checkout])

  return (
    <section className={styles.pay} aria-label={t.cardForm}>
      {state === 'waiting' && <SkeletonText label={t.formWaiting} lines={5} />}
      {state === 'failed' && (
        <div className={cards.card}>
          <ErrorBox title={t.formFailed}>{t.formFailedSays}</ErrorBox>
        </div>
      )}
      <div ref={place} />
      <Button look="ghost" block onClick={onCancel}>
        {t.cancel}
      </Button>
    </section>
  )
}
