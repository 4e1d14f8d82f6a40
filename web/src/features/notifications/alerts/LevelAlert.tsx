import { Suspense, useState } from 'react'
import { lateScreen } from '../../../lib/late-screen.ts'
import type { AlertCoin, AlertLevel } from './alerts.ts'

/** Comes with the first tap. */
const LevelAlertSheet = lateScreen(() => import('./LevelAlertSheet.tsx'))

type Props = { coin: AlertCoin; level: AlertLevel | null; onClose: () => void }

/** The sheet for a level, once one was tapped; null closes it. */
export function LevelAlert(props: Props) {
  const [wasOpened, setOpened] = useState(false)
  if (props.level && !wasOpened) setOpened(true)
  return <Suspense>{wasOpened && <LevelAlertSheet {...props} />}</Suspense>
}
