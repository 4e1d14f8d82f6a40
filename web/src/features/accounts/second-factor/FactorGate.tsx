import { type ReactNode, useState } from 'react'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon } from '../../../ui/icons/icons.ts'
import { factorText } from './factor-messages.ts'
import { type SecondFactor, useSecondFactor } from './factors.ts'
import { canUsePasskeys } from './passkey.ts'
import { useAddPasskey } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpCodes } from './SetUpCodes.tsx'
import { ShowFactor } from './ShowFactor.tsx'
import styles from './second-factor.module.css'

type Step = 'setUp' | 'show' | 'recovery' | 'open'

function stepOf({ state, recoveryCodesLeft }: SecondFactor): Step {
  if (state === 'none') return 'setUp'
  if (state === 'asked') return 'show'
  return recoveryCodesLeft === 0 ? 'recovery' : 'open'
}

/** Each ends by itself: what it changes is asked for anew, and says which is next. */
const nothing = () => {}
const steps: Record<Step, (says: string) => ReactNode> = {
  setUp: () => <SetUpFactor />,
  show: says => <ShowFactor says={says} onShown={nothing} />,
  recovery: () => <RecoveryCodes onSaved={nothing} />,
  open: () => null,
}

/**
 * What stands behind it is not drawn before the second factor was shown in this session. Whoever has none sets one up, and
 * keeps the codes for the day on which it is lost.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const t = useText(factorText)
  const query = useSecondFactor()
  const [wasOpen, setOpen] = useState(false)
  const step = query.data ? stepOf(query.data) : 'show'
  // A factor that is too old later on is asked for over the screen, so that nothing on it is lost.
  if (query.data && step === 'open' && !wasOpen) setOpen(true)
  if (wasOpen) return children
  const titles: Record<Step, string> = { setUp: t.setUp, show: t.show, recovery: t.recovery, open: t.show }
  return (
    <section className={`${cards.card} ${base.stack} ${styles.setup}`}>
      <Heading title={titles[step]} />
      <Loaded query={query}>{factor => steps[stepOf(factor)](t.says)}</Loaded>
    </section>
  )
}

/** The first factor of an administrator: a passkey, or an app that makes codes. */
function SetUpFactor() {
  const t = useText(factorText)
  const [isByApp, setByApp] = useState(false)
  const add = useAddPasskey()
  // Whoever is done is shown the next step by what is asked anew.
  if (isByApp)
    return (
      <>
        <SetUpCodes onDone={() => setByApp(false)} />
        <Button look="ghost" small onClick={() => setByApp(false)}>
          {t.back}
        </Button>
      </>
    )
  return (
    <>
      <p className={`${base.muted} ${base.small}`}>{t.setUpSays}</p>
      {canUsePasskeys() && (
        <Button look="primary" block busy={add.isPending && t.working} onClick={() => add.mutate(undefined)}>
          <Icon shape={keyIcon} sizePx={18} />
          {t.withPasskey}
        </Button>
      )}
      <Button look={canUsePasskeys() ? 'second' : 'primary'} block onClick={() => setByApp(true)}>
        {t.withApp}
      </Button>
    </>
  )
}
