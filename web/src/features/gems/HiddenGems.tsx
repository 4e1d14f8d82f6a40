import { useText } from '../../lib/language.ts'
import { gemIcon } from '../../ui/icons/icons.ts'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { type Balance, useBalance } from '../credits/index.ts'
import { GemList } from './GemList.tsx'
import { Locked } from './Locked.tsx'
import { gemsText } from './messages.ts'

const neededCredits = 5
const isOpen = (balance: Balance) => balance.kind !== 'counted' || balance.left >= neededCredits

/** The list is asked for only where it should open; whether it does, the server says. */
export function HiddenGems({ viewer }: { viewer: Viewer }) {
  const t = useText(gemsText)
  const balance = useBalance()
  if (viewer.state === 'guest') return <JoinPrompt icon={gemIcon} title={t.guest} says={t.guestSays} />
  return isOpen(balance) ? <GemList /> : <Locked />
}
