import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { passkeyText } from './passkey-messages.ts'
import { type Passkey, useRenamePasskey } from './passkeys.ts'

type Props = { passkey: Passkey; open: boolean; onClose: () => void }

export function RenamePasskey({ passkey, open, onClose }: Props) {
  const t = useText(passkeyText)
  return (
    <Sheet open={open} onClose={onClose} title={t.rename} closeLabel={t.close}>
      <NameForm passkey={passkey} onClose={onClose} />
    </Sheet>
  )
}

function NameForm({ passkey, onClose }: Omit<Props, 'open'>) {
  const t = useText(passkeyText)
  const [name, setName] = useState(passkey.name)
  const rename = useRenamePasskey(passkey.id, onClose)
  const isGiven = name.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isGiven && !rename.isPending) rename.mutate(name.trim())
  }

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.name}
        autoComplete="off"
        maxLength={60}
        data-autofocus
        value={name}
        error={isGiven ? undefined : t.nameRequired}
        onChange={event => setName(event.target.value)}
      />
      <Button look="primary" block type="submit" disabled={!isGiven} busy={rename.isPending && t.working}>
        {t.save}
      </Button>
    </form>
  )
}
