import { Suspense, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon, bellRingIcon } from '../../../ui/icons/icons.ts'
import { type AlertCoin, type AlertLevel, useWishAlert, type Wish } from './alerts.ts'
import { buttonText } from './button-messages.ts'

/** Lazy: loaded with the first tap. */
const WishAlertSheet = lateScreen(async () => ({ default: (await import('./WishSheets.tsx')).WishAlertSheet }))

type Props = {
  wish: Wish
  /** The coin's name. */
  name: string
  label: string
  /** When it rings, as a sentence. */
  says: string
}

/** Waits for the one thing there is to wait for; says so where it does already. */
export function WishAlert({ wish, name, label, says }: Props) {
  const t = useText(buttonText)
  const saved = useWishAlert(wish)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        <Icon shape={saved ? bellRingIcon : bellIcon} sizePx={18} />
        {saved ? t.isSet : label}
      </Button>
      <Suspense>
        {wasOpened && (
          <WishAlertSheet
            open={isOpen}
            onClose={() => setOpen(false)}
            wish={wish}
            saved={saved}
            name={name}
            label={label}
            says={says}
          />
        )}
      </Suspense>
    </>
  )
}

/** Lazy: loaded with the first tap. */
const LevelAlertSheet = lateScreen(async () => ({ default: (await import('./WishSheets.tsx')).LevelAlertSheet }))

type LevelAlertProps = { coin: AlertCoin; level: AlertLevel | null; onClose: () => void }

/** The sheet for a level, once one was tapped; null closes it. */
export function LevelAlert(props: LevelAlertProps) {
  const [wasOpened, setOpened] = useState(false)
  if (props.level && !wasOpened) setOpened(true)
  return <Suspense>{wasOpened && <LevelAlertSheet {...props} />}</Suspense>
}
