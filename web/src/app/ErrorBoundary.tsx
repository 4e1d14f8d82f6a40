import { Component, type ReactNode } from 'react'
import { useText } from '../lib/language.ts'
import { Button } from '../ui/actions/Button.tsx'
import cards from '../ui/cards.module.css'
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
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}
