import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { ErrorBox, Notice } from '../../../ui/states/Notice.tsx'
import { SkeletonHero } from '../../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { labText } from './messages.ts'

export function Coming() {
  const { waiting } = useText(labText)
  return (
    <div className={base.stack}>
      <SkeletonHero label={waiting} />
      <SkeletonRows label={waiting} count={3} />
    </div>
  )
}

type PastProps = {
  isWaiting: boolean
  error: Error | null
  isSimulated: boolean
  onRetry: () => void
  children: ReactNode
}

/** Frame of results from past prices: loading, failure, and a label where prices are simulated. */
export function Past({ isWaiting, error, isSimulated, onRetry, children }: PastProps) {
  const t = useText(labText)
  if (error)
    return (
      <section className={cards.card}>
        <ErrorBox
          title={t.failed}
          action={
            <Button small onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {t.failedSays}
        </ErrorBox>
      </section>
    )
  if (isWaiting) return <Coming />
  return (
    <div className={base.stack}>
      {isSimulated && <Notice kind="old">{t.simulated}</Notice>}
      {children}
    </div>
  )
}
