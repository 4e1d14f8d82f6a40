import { accounts, type InputOf, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { currentLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { asProblem } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { linkIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { goToProvider } from '../viewer.ts'

const key = ['accounts', 'identities']
type Linkable = ReplyOf<typeof accounts.identities>['identities'][number]

/** The identity providers that can sign this member in; nothing where the server has none. */
export function IdentitiesCard() {
  const t = useText(text)
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(accounts.identities, {}, signal) })
  if (!data?.identities.length) return null
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <ul className={cards.rows}>
        {data.identities.map(identity => (
          <IdentityRow key={identity.provider} identity={identity} />
        ))}
      </ul>
    </section>
  )
}

function IdentityRow({ identity: { provider, name, isLinked } }: { identity: Linkable }) {
  const t = useText(text)
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const failed = (title: string) => (error: Error) =>
    toastFailure(error, { title, text: asProblem(error).texts[currentLanguage()], notKnown: t.notKnown })
  const which: InputOf<typeof accounts.linkIdentity> = { provider }
  const link = useMutation({
    mutationFn: () => call(accounts.linkIdentity, which),
    onSuccess: ({ go }) => {
      goToProvider()
      location.assign(go)
    },
    onError: failed(t.notLinked),
  })
  const unlink = useMutation({
    mutationFn: () => call(accounts.unlinkIdentity, which),
    onSuccess: () => toast.show({ tone: 'ok', title: t.unlinked }),
    onError: failed(t.notUnlinked),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: key })
      close()
    },
  })
  return (
    <li className={cards.item}>
      <Icon shape={linkIcon} className={base.faint} />
      <span className={cards.itemText}>
        <b>{name}</b>
        <small>{isLinked ? t.isLinked : t.isNot}</small>
      </span>
      {isLinked ? (
        <Button small aria-label={t.unlinkOf(name)} onClick={() => setAsked(true)}>
          {t.unlink}
        </Button>
      ) : (
        <Button small aria-label={t.linkOf(name)} busy={link.isPending && t.working} onClick={() => link.mutate()}>
          {t.link}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t.unlinkAsk(name)}
        cancel={t.cancel}
        confirm={t.unlink}
        danger
        busy={unlink.isPending && t.working}
        onConfirm={() => unlink.mutate()}
      >
        {t.unlinkSays}
      </ConfirmDialog>
    </li>
  )
}

const text = messages({
  title: { tr: 'Bağlı girişler', en: 'Linked sign-ins' },
  says: {
    tr: 'Hesabına bu yollarla da girebilirsin. Bağlamak ve ayırmak yalnızca buradan olur.',
    en: 'Other ways into your account. They are linked and unlinked here and nowhere else.',
  },
  isLinked: { tr: 'Bağlı', en: 'Linked' },
  isNot: { tr: 'Bağlı değil', en: 'Not linked' },
  link: { tr: 'Bağla', en: 'Link' },
  linkOf: { tr: (name: string) => `Bağla: ${name}`, en: (name: string) => `Link ${name}` },
  unlink: { tr: 'Ayır', en: 'Unlink' },
  unlinkOf: { tr: (name: string) => `Ayır: ${name}`, en: (name: string) => `Unlink ${name}` },
  unlinkAsk: { tr: (name: string) => `Ayrılsın mı: ${name}?`, en: (name: string) => `Unlink ${name}?` },
  unlinkSays: {
    tr: 'Bu yolla artık girilemez. E-postan ya da şifrenle girmeye devam edersin.',
    en: 'Nobody can sign in this way any more. Your email or password still lets you in.',
  },
  unlinked: { tr: 'Ayrıldı', en: 'Unlinked' },
  notLinked: { tr: 'Bağlanamadı', en: 'Not linked' },
  notUnlinked: { tr: 'Ayrılamadı', en: 'Not unlinked' },
  notKnown: { tr: 'Yanıt gelmedi; sayfayı yenileyip bak.', en: 'No answer came; reload the page and look.' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  working: { tr: 'Bekle', en: 'Working' },
})
