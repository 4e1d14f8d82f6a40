import { lazy, Suspense, useState } from 'react'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import fieldStyles from '../../ui/fields/Field.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon, linkIcon, shareIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { referralsText } from './messages.ts'
import styles from './referrals.module.css'

/** What draws the code comes with the first look at it. */
const QrCode = lazy(() => import('../../lib/qr/QrCode.tsx'))

const canShare = () => 'share' in globalThis.navigator

export function InviteLink({ url }: { url: string }) {
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
