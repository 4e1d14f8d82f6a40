import { Suspense, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { shareIcon } from '../../../ui/icons/icons.ts'
import { analysisText } from '../messages.ts'
import type { AnalysisResult } from '../select/run.ts'

/** What draws the picture comes with the first tap. */
const ShareSheet = lateScreen(() => import('./ShareSheet.tsx'))

export function ShareButton({ result }: { result: AnalysisResult }) {
  const t = useText(analysisText)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label={t.share} icon={shareIcon} onClick={open} />
      <Suspense>{wasOpened && <ShareSheet result={result} open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
