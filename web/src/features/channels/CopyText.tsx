import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'

/** A text that is taken elsewhere, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const t = useText(channelsText)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.show({ tone: 'ok', title: t.copied }),
      () => toast.show({ tone: 'err', title: t.notCopied }),
    )
  return (
    <div className={base.stackClose}>
      <code className={styles.code}>{text}</code>
      <Button onClick={() => void copy()}>
        <Icon shape={copyIcon} sizePx={18} />
        {t.copy}
      </Button>
    </div>
  )
}
