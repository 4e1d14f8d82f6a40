import { useEffect, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon } from '../../../ui/icons/icons.ts'
import { OfferCard } from '../../../ui/overlays/OfferCard.tsx'
import { hasDeviceLock } from './passkey.ts'
import { useAddPasskey, usePasskeys } from './passkeys.ts'

const text = messages({
  title: { tr: 'Bir dahaki sefere şifresiz gir', en: 'Sign in without a password next time' },
  says: {
    tr: 'Bu cihaza bir geçiş anahtarı ekle: parmak izin, yüzün ya da ekran kilidin yeter.',
    en: 'Add a passkey to this device: your fingerprint, face or screen lock is enough.',
  },
  later: { tr: 'Şimdi değil', en: 'Not now' },
  add: { tr: 'Ekle', en: 'Add' },
  working: { tr: 'Bekle', en: 'Working' },
})

type Props = {
  /** Whether it may be seen now, once it could be. */
  useTurn: (isWanted: boolean) => boolean
  onAnswer: () => void
}

/** Offered once in this browser, to a member without passkeys whose device could keep one; later it is in the profile. */
export function PasskeyOfferCard({ useTurn, onAnswer }: Props) {
  const t = useText(text)
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
