import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon, pencilIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { passkeyText } from './passkey-messages.ts'
import { type Passkey, useRemovePasskey, useRenamePasskey } from './passkeys.ts'
import styles from './second-factor.module.css'

type Props = { passkey: Passkey; open: boolean; onClose: () => void }

function RenamePasskey({ passkey, open, onClose }: Props) {
  const t = useText(passkeyText)
  return (
    <Sheet open={open} onClose={onClose} title={t.rename} closeLabel={t.close}>
      <NameForm passkey={passkey} onClose={onClose} />
    </Sheet>
  )
}

function NameForm({ passkey, onClose }: Omit<Props, 'open'>) {
  const t = useText(passkeyText)
  const rename = useRenamePasskey(passkey.id, onClose)
  const { form, field, isValid, isSending } = useForm({
    state: useState({ name: passkey.name }),
    check: ({ name }) => ({ name: name.trim() === '' }),
    send: ({ name }) => rename.mutateAsync(name.trim()),
  })

  return (
    <form {...form} className={base.stack}>
      <Field
        label={t.name}
        autoComplete="off"
        maxLength={60}
        data-autofocus
        {...field('name')}
        error={isValid ? undefined : t.nameRequired}
      />
      <Button look="primary" block type="submit" disabled={!isValid} busy={isSending && t.working}>
        {t.save}
      </Button>
    </form>
  )
}

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText(passkeyText)
  const { age, date } = useFormat()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const remove = useRemovePasskey(passkey.id, close)
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? t.used(age(sinceMs(lastUsedAt))) : t.neverUsed
  return (
    <li className={cards.item}>
      <Icon shape={keyIcon} className={base.faint} />
      <span className={`${cards.itemText} ${styles.passkeyName}`}>
        <b>{name}</b>
        <small>{t.addedOn(date(new Date(createdAt)))}</small>
        <small>{used}</small>
      </span>
      <IconButton label={t.renameOf(name)} icon={pencilIcon} sizePx={18} onClick={() => setAsked('rename')} />
      <IconButton label={t.removeOf(name)} icon={trashIcon} sizePx={18} onClick={() => setAsked('remove')} />
      <RenamePasskey passkey={passkey} open={asked === 'rename'} onClose={close} />
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        title={t.removeAsk}
        cancel={t.cancel}
        confirm={t.remove}
        danger
        busy={remove.isPending && t.working}
        onConfirm={() => remove.mutate(undefined)}
      >
        {t.removeSays(name)}
      </ConfirmDialog>
    </li>
  )
}
