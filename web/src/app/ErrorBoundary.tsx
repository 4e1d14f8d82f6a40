import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../lib/language.ts'
import { messages } from '../lib/messages.ts'
import { queryClient } from '../lib/query.ts'
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

/** Messages of a failed dynamic import in Chromium, Firefox and Safari, and of the bundler’s style sheets. */
const codeMissing = /dynamically imported|module script|to preload/

declare global {
  interface Window {
    /** Of /theme.js: loads the page anew if its server answers and it was not loaded anew just before. */
    reloadOnce?: () => Promise<boolean>
  }
}

/**
 * Before 2026 browsers remembered a module that did not come and never asked for it again, and the code of an older
 * version may be gone for good: a page loaded anew asks for what there is now. Not over what is being sent.
 */
const reload = async () => !queryClient.isMutating() && !!(await window.reloadOnce?.())

function Broken({ error }: { error: unknown }) {
  const t = useText(pageText)
  const [isReloading, setIsReloading] = useState(() => error instanceof Error && codeMissing.test(error.message))
  useEffect(() => {
    if (isReloading) void reload().then(setIsReloading, () => setIsReloading(false))
  }, [isReloading])
  if (isReloading) return null
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

/** A screen that throws, or whose code cannot be fetched twice, leaves a calm page behind instead of a white one. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Caught fallback={error => <Broken error={error} />}>{children}</Caught>
)
