import type { ReactNode } from 'react'
import { useText } from '../lib/language.ts'
import { Button } from '../ui/actions/Button.tsx'
import cards from '../ui/cards.module.css'
import { Caught } from '../ui/states/Caught.tsx'
import { ErrorBox } from '../ui/states/ErrorBox.tsx'
import { pageText } from './messages.ts'

function Broken() {
  const t = useText(pageText)
  return (
    <div className={cards.card}>
      <ErrorBox
        title={t.broken}
        action={
          <Button look="primary" small onClick={() => location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {t.brokenSays}
      </ErrorBox>
    </div>
  )
}

/** A screen that throws, or whose code cannot be fetched, leaves a calm page behind instead of a white one. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Caught fallback={<Broken />}>{children}</Caught>
)
