import { referrals } from '@pusula/contract'
import { plural } from '@pusula/words'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { messages } from '../../lib/messages.ts'
import { useOnScreen } from '../../lib/on-screen.ts'
import { useQuery } from '../../lib/use-query.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import fieldStyles from '../../ui/fields/Field.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon, linkIcon, shareIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './referrals.module.css'

/** Lazy: the QR code's library is loaded with its first use. */
const QrCode = lazy(() => import('../../lib/qr/QrCode.tsx'))

const canShare = () => 'share' in globalThis.navigator

const referralsText = messages({
  title: { tr: 'Arkadaşını davet et', en: 'Invite a friend' },
  says: {
    tr: 'Arkadaşın katılınca 5 kredi alır; ilk analizini yapınca sen de 5 kredi alırsın.',
    en: 'Your friend gets 5 credits for joining; you get 5 once they have had their first analysis.',
  },
  link: { tr: 'Davet bağlantısı', en: 'Referral link' },
  copy: { tr: 'Kopyala', en: 'Copy link' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Could not copy' },
  notCopiedSays: { tr: 'Bağlantıyı seçip kendin kopyalayabilirsin.', en: 'Select the link and copy it yourself.' },
  share: { tr: 'Paylaş', en: 'Share' },
  code: { tr: 'QR kodu', en: 'QR code' },
  codeSays: { tr: 'Davet bağlantısının QR kodu', en: 'QR code of the referral link' },
  shareText: {
    tr: 'Pusula ile piyasada yönünü bul. Bu bağlantıyla katılırsan 5 kredi daha alırsın.',
    en: 'Find your bearing in the market with Pusula. Join by this link and you get 5 more credits.',
  },
  /** Stand under their figures. */
  joined: {
    tr: (_: number) => 'arkadaşın katıldı',
    en: (count: number) => plural(count, 'friend joined', 'friends joined'),
  },
  earned: {
    tr: (_: number) => 'kredi kazandın',
    en: (count: number) => plural(count, 'credit earned', 'credits earned'),
  },
})

function InviteLink({ url }: { url: string }) {
  const t = useText(referralsText)
  const [isCodeShown, showCode] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied, text: t.notCopiedSays })
    }
  }
  // Whoever closes the sheet of the system has changed their mind; there is nothing to say about it.
  const share = () => void navigator.share({ title: 'Pusula', text: t.shareText, url }).catch(() => undefined)

  return (
    <div className={styles.link}>
      <span className={fieldStyles.field}>
        <Icon shape={linkIcon} sizePx={18} />
        <input
          readOnly
          aria-label={t.link}
          value={url.replace(/^https?:\/\//, '')}
          onFocus={event => event.target.select()}
        />
      </span>
      <Button look="primary" onClick={() => void copy()}>
        <Icon shape={copyIcon} sizePx={18} />
        {t.copy}
      </Button>
      {canShare() && (
        <Button onClick={share}>
          <Icon shape={shareIcon} sizePx={18} />
          {t.share}
        </Button>
      )}
      <Button aria-expanded={isCodeShown} onClick={() => showCode(!isCodeShown)}>
        {t.code}
      </Button>
      {isCodeShown && (
        <Suspense>
          <QrCode text={url} label={t.codeSays} />
        </Suspense>
      )}
    </div>
  )
}

/** The link that invites others, and what it has brought. */
export function ReferralCard() {
  const t = useText(referralsText)
  const link = useQuery({
    queryKey: ['referrals', 'link'],
    queryFn: ({ signal }) => call(referrals.generate, {}, signal),
  })
  return (
    <Loaded query={link}>
      {({ referralUrl }) => (
        <section className={cards.card}>
          <h2 className={base.subheading}>{t.title}</h2>
          <p className={`${base.small} ${base.muted}`} style={{ marginBottom: 'var(--space-4)' }}>
            {t.says}
          </p>
          <InviteLink url={referralUrl} />
          <InviteStats />
        </section>
      )}
    </Loaded>
  )
}

const pollMs = 5_000

const statsKey = ['referrals', 'stats']

/** Asks again only while somebody can see the answer. */
function InviteStats() {
  const t = useText(referralsText)
  const { count } = useFormat()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isSeen = useOnScreen(place)
  const { data } = useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call(referrals.stats, {}, signal),
    enabled: isSeen,
    refetchInterval: usePollMs(pollMs),
  })
  useLiveTopic('referral', statsKey, isSeen)
  const joined = data?.referralCount
  const earned = data?.totalCreditsEarned
  return (
    <div className={`${base.pair} ${styles.stats}`} data-part="invited" ref={setPlace}>
      <p>
        <b className={base.figureSmall}>{count(joined)}</b>
        <span className={`${base.small} ${base.muted}`}>{t.joined(joined ?? 0)}</span>
      </p>
      <p>
        <b className={base.figureSmall}>{count(earned)}</b>
        <span className={`${base.small} ${base.muted}`}>{t.earned(earned ?? 0)}</span>
      </p>
    </div>
  )
}
