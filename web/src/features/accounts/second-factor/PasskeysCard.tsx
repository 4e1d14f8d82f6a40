import { useEffect, useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import { RowButton } from '../../../ui/actions/RowButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon, pencilIcon, plusIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { OfferCard } from '../../../ui/overlays/OfferCard.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import styles from '../accounts.module.css'
import { passkeyText } from './messages.ts'
import { canUsePasskeys, hasDeviceLock } from './passkey.ts'
import { type Passkey, useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './queries.ts'

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

/** The passkeys of a member: what they are for, which there are, and another one. */
export function PasskeysCard() {
  const t = useText(passkeyText)
  const add = useAddPasskey()
  return (
    <Loaded query={usePasskeys()}>
      {({ passkeys }) => (
        <section className={`${cards.card} ${cards.flush}`}>
          <div className={cards.flushHead}>
            <h2 className={base.subheading}>{t.passkeys}</h2>
            <p className={`${base.small} ${base.muted}`}>{t.says}</p>
          </div>
          <ul className={cards.rows}>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            <li>
              {canUsePasskeys() ? (
                <RowButton
                  icon={plusIcon}
                  title={t.add}
                  says={add.isPending ? t.working : t.addSays}
                  onClick={() => add.isPending || add.mutate(undefined)}
                />
              ) : (
                <p className={`${cards.item} ${base.small} ${base.muted}`}>{t.unsupported}</p>
              )}
            </li>
          </ul>
        </section>
      )}
    </Loaded>
  )
}

const offerText = messages({
  title: { tr: 'Bir dahaki sefere şifresiz gir', en: 'Sign in without a password next time' },
  says: {
    tr: 'Bu cihaza bir geçiş anahtarı ekle: parmak izin, yüzün ya da ekran kilidin yeter.',
    en: 'Add a passkey to this device: your fingerprint, face or screen lock is enough.',
  },
  later: { tr: 'Şimdi değil', en: 'Not now' },
  add: { tr: 'Ekle', en: 'Add' },
  working: { tr: 'Bekle', en: 'Working' },
})

type PasskeyOfferCardProps = {
  /** Whether it may be seen now, once it could be. */
  useTurn: (isWanted: boolean) => boolean
  onAnswer: () => void
}

/** Offered once in this browser, to a member without passkeys whose device could keep one; later it is in the profile. */
export function PasskeyOfferCard({ useTurn, onAnswer }: PasskeyOfferCardProps) {
  const t = useText(offerText)
  const [isAble, setAble] = useState(false)
  const [isOver, setOver] = useState(false)
  const passkeys = usePasskeys(isAble).data?.passkeys
  const isOffered = passkeys?.length === 0 && !isOver
  const close = () => {
    onAnswer()
    setOver(true)
  }
  const add = useAddPasskey(close)
  useEffect(() => void hasDeviceLock().then(setAble), [])

  const hasTurn = useTurn(isOffered)
  if (!hasTurn) return null
  return (
    <OfferCard mark={<Icon shape={keyIcon} />} title={t.title} says={t.says}>
      <Button small look="ghost" onClick={close}>
        {t.later}
      </Button>
      <Button small look="primary" busy={add.isPending && t.working} onClick={() => add.mutate(undefined)}>
        {t.add}
      </Button>
    </OfferCard>
  )
}
