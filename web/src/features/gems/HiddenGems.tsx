import { useState } from 'react'
import { useProfile } from '../../lib/jurisdiction.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
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
  const { gems, risk } = useProfile()
  const language = useLanguage()
  const [hasRead, setRead] = useState(false)
  if (viewer.state === 'guest') return <JoinPrompt icon={gemIcon} title={t.guest} says={t.guestSays} />
  if (gems === 'riskFirst' && !hasRead)
    return (
      <section className={`${cards.card} ${base.stackClose}`}>
        <h2 className={base.subheading}>{t.riskTitle}</h2>
        <p>{risk[language]}</p>
        <Button block onClick={() => setRead(true)}>
          {t.riskRead}
        </Button>
      </section>
    )
  return isOpen(balance) ? <GemList /> : <Locked />
}
