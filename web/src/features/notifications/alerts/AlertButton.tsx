import { Suspense, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { IconButton } from '../../../ui/actions/Button.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import type { AlertCoin, AlertLevels } from './alerts.ts'
import { buttonText } from './button-messages.ts'

/** Lazy: loaded with the first tap. */
const AlertSheet = lateScreen(async () => ({ default: (await import('./AlertSheet.tsx')).AlertSheet }))

type Props = { coin: AlertCoin; levelsOf?: ((symbol: string) => AlertLevels | null) | undefined }

/** Beside a coin: waits for one of its prices. */
export function AlertButton({ coin, levelsOf }: Props) {
  const t = useText(buttonText)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <>
      <IconButton label={t.addFor(coin.name)} icon={bellIcon} onClick={() => setOpen(true)} />
      <Suspense>
        {wasOpened && <AlertSheet open={isOpen} onClose={() => setOpen(false)} coin={coin} levelsOf={levelsOf} />}
      </Suspense>
    </>
  )
}
