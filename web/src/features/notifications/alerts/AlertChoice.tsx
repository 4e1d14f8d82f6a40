import type { PriceAlert } from '@pusula/contract'
import type { ReactNode } from 'react'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import { toast } from '../../../ui/overlays/toast.ts'
import { undoMs, useRemoveAlert, useRestoreAlert } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'

type Props = { saved: PriceAlert | undefined; onDone: () => void; children: ReactNode }

/** The way to an account for a guest, the way to be rid of an alert that is set, and else the way to set it. */
export function AlertChoice({ saved, onDone, children }: Props) {
  const said = useText(levelText)
  const address = useAddress()
  if (useGuestMode())
    return (
      <>
        <p className={`${base.small} ${base.muted}`}>{said.membersOnly}</p>
        <ButtonLink block look="primary" href={address('/signup')}>
          {said.join}
        </ButtonLink>
      </>
    )
  return saved ? <Remove id={saved.id} onDone={onDone} /> : children
}

function Remove({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText(alertsText)
  const said = useText(levelText)
  const remove = useRemoveAlert(id)
  const restore = useRestoreAlert(id)
  const fail = (title: string) => (error: Error) =>
    toastFailure(error, { title, text: error.message, notKnown: t.notKnown })
  const undo = () => restore.mutateAsync().catch(fail(t.notAdded))
  const submit = () =>
    remove.mutateAsync().then(() => {
      toast.show({
        tone: 'info',
        title: t.removed,
        durationMs: undoMs,
        action: { label: t.undo, run: () => void undo() },
      })
      onDone()
    }, fail(t.notRemoved))
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{said.isSet}</p>
      <Button block busy={remove.isPending && t.removing} onClick={submit}>
        {said.removeThis}
      </Button>
    </>
  )
}
