import { payments } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { toast } from '../../ui/overlays/toast.ts'
import { expectSignIn } from '../accounts/index.ts'
import { useVisit, visitorId } from '../guests/index.ts'

const text = messages({
  title: { tr: 'Üyeliğin bu tarayıcıda bekliyor', en: 'Your membership waits in this browser' },
  says: {
    tr: (email: string) => `${email} için yaptığın satın almayla üye oldun. Devam edince adresini doğrulayabilirsin.`,
    en: (email: string) => `You became a member by a purchase for ${email}. Go on to verify the address.`,
  },
  goOn: { tr: 'Üye olarak devam et', en: 'Go on as a member' },
  opening: { tr: 'Açılıyor', en: 'Opening' },
  failed: { tr: 'Üyeliğin açılamadı', en: 'Your membership could not be opened' },
})

/** Signed out of a membership whose address was never verified: only this browser leads back into it. */
export function WaitingMembership() {
  const t = useText(text)
  const visit = useVisit(true)
  const enter = useMutation({
    mutationFn: async () => call(payments.guestConversionLogin, { visitorId: await visitorId() }),
    onSuccess: () => {
      expectSignIn()
      location.assign('/dashboard/profile')
    },
    onError: ({ message }) => toast.show({ tone: 'err', title: t.failed, text: message }),
  })
  const email = visit.state === 'open' ? visit.memberEmail : null
  if (!email) return null
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says(email)}</p>
      </div>
      <Button look="primary" block busy={enter.isPending && t.opening} onClick={() => enter.mutate()}>
        {t.goOn}
      </Button>
    </section>
  )
}
