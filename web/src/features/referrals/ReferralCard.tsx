import { referrals } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useLiveTopic, usePollMs } from '../../lib/live/live.ts'
import { useOnScreen } from '../../lib/on-screen.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import fieldStyles from '../../ui/fields/Field.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon, linkIcon, shareIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { referralsText } from './messages.ts'
import styles from './referrals.module.css'

/** What draws the code comes with the first look at it. */
const QrCode = lazy(() => import('../../lib/qr/QrCode.tsx'))

const canShare = () => 'share' in globalThis.navigator

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
