import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { RowButton } from '../../../ui/actions/RowButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { lockIcon, refreshIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { OnceSheet, Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { RecoveryCodes, SetUpCodes } from './AuthenticatorCodes.tsx'
import { factorText, whyNot } from './messages.ts'
import { useFactorChange, useSecondFactor } from './queries.ts'

/** For administrators: what opens the panel besides the passkeys above. */
export function FactorCard() {
  const t = useText(factorText)
  const [asked, setAsked] = useState<'app' | 'remove' | 'recovery' | null>(null)
  const close = () => setAsked(null)
  return (
    <Loaded query={useSecondFactor()}>
      {({ hasOneTimeCodes, passkeys, recoveryCodesLeft }) => (
        <section className={`${cards.card} ${cards.flush}`}>
          <div className={cards.flushHead}>
            <h2 className={base.subheading}>{t.title}</h2>
            <p className={`${base.small} ${base.muted}`}>{t.says}</p>
          </div>
          <ul className={cards.rows}>
            <li>
              <RowButton
                icon={lockIcon}
                title={t.app}
                says={hasOneTimeCodes ? t.appSet : t.appNotSet}
                onClick={() => setAsked('app')}
              />
            </li>
            {hasOneTimeCodes && (
              <li>
                <RowButton icon={trashIcon} title={t.appRemove} onClick={() => setAsked('remove')} />
              </li>
            )}
            {(hasOneTimeCodes || passkeys > 0) && (
              <li>
                <RowButton
                  icon={refreshIcon}
                  title={t.recoveryNew}
                  says={`${t.recoveryLeft(recoveryCodesLeft)} · ${t.recoveryVoid}`}
                  onClick={() => setAsked('recovery')}
                />
              </li>
            )}
          </ul>
          <Sheet open={asked === 'app'} onClose={close} title={t.app} closeLabel={t.close}>
            <SetUpCodes onDone={close} />
          </Sheet>
          <OnceSheet open={asked === 'recovery'} onClose={close} title={t.recovery} closeLabel={t.close}>
            {({ onShown, onDone }) => <RecoveryCodes onShown={onShown} onSaved={onDone} />}
          </OnceSheet>
          <RemoveApp open={asked === 'remove'} onClose={close} />
        </section>
      )}
    </Loaded>
  )
}

function RemoveApp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(factorText)
  const changed = useFactorChange()
  const remove = useMutation({
    mutationFn: () => call(accounts.removeOneTimeCodes, {}),
    onSuccess: () => toast.show({ tone: 'ok', title: t.appRemoved }),
    onError: error => toastFailure(error, { title: t.failed, text: whyNot(error), notKnown: t.appMaybeRemoved }),
    onSettled: async () => {
      await changed()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.appRemoveAsk}
      cancel={t.cancel}
      confirm={t.appRemove}
      danger
      busy={remove.isPending && t.working}
      onConfirm={() => remove.mutate()}
    >
      {t.appRemoveSays}
    </ConfirmDialog>
  )
}
