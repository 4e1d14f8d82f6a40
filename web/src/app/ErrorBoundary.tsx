import type { ReactNode } from 'react'
import { useText } from '../lib/language.ts'
import { messages } from '../lib/messages.ts'
import { Button } from '../ui/actions/Button.tsx'
import cards from '../ui/cards.module.css'
import { Caught, ErrorBox } from '../ui/states/Notice.tsx'

export const pageText = messages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  messages: { tr: 'İletiler', en: 'Messages' },
  close: { tr: 'Kapat', en: 'Close' },
  broken: { tr: 'Bu ekran açılamadı', en: 'This screen could not be opened' },
  brokenSays: {
    tr: 'Sorun bizde. Yenilemek çoğu zaman yeter; verilerin yerinde duruyor.',
    en: 'That is on us. Loading it again is usually enough; your data is safe.',
  },
  reload: { tr: 'Yenile', en: 'Load again' },
})

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
