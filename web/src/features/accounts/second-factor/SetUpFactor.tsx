import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon } from '../../../ui/icons/icons.ts'
import { factorText } from './factor-text.ts'
import { canUsePasskeys } from './passkey.ts'
import { useAddPasskey } from './passkeys.ts'
import { SetUpCodes } from './SetUpCodes.tsx'

/** The first factor of an administrator: a passkey, or an app that makes codes. */
export function SetUpFactor() {
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
