import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import type { AlertCoin } from './alerts.ts'
import { alertsText } from './messages.ts'

/** Comes with the first tap. */
const AlertSheet = lazy(async () => ({ default: (await import('./AlertSheet.tsx')).AlertSheet }))

type Props = {
  coin: AlertCoin
  /** The price that stands beside it; it is asked for where there is none. */
  nowUsd?: number | undefined
}

/** Beside a coin: waits for one of its prices. */
export function AlertButton({ coin, nowUsd }: Props) {
  const t = useText(alertsText)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <>
      <IconButton label={t.addFor(coin.name)} icon={bellIcon} onClick={() => setOpen(true)} />
      <Suspense>
        {wasOpened && <AlertSheet open={isOpen} onClose={() => setOpen(false)} coin={coin} nowUsd={nowUsd} />}
      </Suspense>
    </>
  )
}
