import { useState } from 'react'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { forgetStored } from '../../stored/stored.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { logOutIcon } from '../../ui/icons/icons.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

const text = messages({
  leave: { tr: 'Misafir modundan çık', en: 'Leave guest mode' },
  ask: { tr: 'Çıkmadan önce üye olmak ister misin?', en: 'Join before you leave?' },
  says: {
    tr: 'Üyelik ücretsiz ve 20 kredi hediye. Çıkarsan kalan misafir hakların bu tarayıcıda seni bekler.',
    en: 'Membership is free and comes with 20 credits. If you leave, your remaining guest analyses wait in this browser.',
  },
  join: { tr: 'Ücretsiz üye ol', en: 'Join for free' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  out: { tr: 'Çık', en: 'Leave' },
})

function leave(): void {
  forgetStored('guestAnalysisCount')
  go('/')
}

/** The way out for a guest, with one question on it. */
export function LeaveGuest() {
  const t = useText(text)
  const address = useAddress()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button look="ghost" block onClick={() => setConfirming(true)}>
        <Icon shape={logOutIcon} sizePx={18} />
        {t.leave}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={t.ask}>
        <p className={base.muted}>{t.says}</p>
        <div className={base.stackTight}>
          <ButtonLink look="primary" href={address('/signup')}>
            {t.join}
          </ButtonLink>
          <div className={base.pair}>
            <Button onClick={() => setConfirming(false)}>{t.cancel}</Button>
            <Button look="ghost" onClick={leave}>
              {t.out}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
