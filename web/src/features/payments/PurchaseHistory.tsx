import { payments, type ReplyOf } from '@pusula/contract'
import { plural } from '@pusula/words'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useQuery } from '../../lib/use-query.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Pill } from '../../ui/marks/Pill.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { expectSignIn } from '../accounts/index.ts'
import { useVisit, visitorId } from '../guests/index.ts'

type Purchase = ReplyOf<typeof payments.history>[number]

const text = messages({
  title: { tr: 'Satın almalar', en: 'Purchase history' },
  none: { tr: 'Henüz bir şey satın almadın.', en: 'You have not bought anything yet.' },
  analyses: {
    tr: (count: string) => `${count} analiz`,
    en: (count: string) => `${count} ${plural(count, 'analysis', 'analyses')}`,
  },
  pro: { tr: 'Pro', en: 'Pro' },
  monthly: { tr: 'Pro, aylık', en: 'Pro, monthly' },
  yearly: { tr: 'Pro, yıllık', en: 'Pro, yearly' },
  refunded: { tr: 'İade edildi', en: 'Refunded' },
  disputed: { tr: 'İtiraz edildi', en: 'Disputed' },
})

/** What a member has bought; a gift is not a purchase. */
export function PurchaseHistory() {
  const t = useText(text)
  const history = useQuery({
    queryKey: ['payments', 'history'],
    queryFn: async ({ signal }) =>
      (await call(payments.history, {}, signal)).filter(({ amount }) => Number(amount) > 0),
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={history}>
      {purchases => (
        <section className={`${cards.card} ${cards.flush}`}>
          <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.title}</h2>
          <ul className={cards.rows}>
            {purchases.length === 0 && <li className={`${cards.item} ${base.small} ${base.muted}`}>{t.none}</li>}
            {purchases.map(purchase => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  )
}

function PurchaseRow({ purchase: { amount, analysesCount, createdAt, kind, plan, state } }: { purchase: Purchase }) {
  const t = useText(text)
  const { count, date, money } = useFormat()
  return (
    <li className={cards.item}>
      <span className={cards.itemText}>
        <b>{kind === 'credits' ? t.analyses(count(analysesCount)) : t[plan ?? 'pro']}</b>
        <small>{date(new Date(createdAt))}</small>
      </span>
      {state !== 'paid' && <Pill tone="warn">{t[state]}</Pill>}
      <b className={base.small}>{money(Number(amount))}</b>
    </li>
  )
}

const waitingMembershipText = messages({
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
  const t = useText(waitingMembershipText)
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
