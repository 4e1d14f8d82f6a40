import { IconButton } from '../actions/IconButton.tsx'
import linkStyles from '../actions/links.module.css'
import base from '../base.module.css'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkCircleIcon, closeIcon, infoIcon } from '../icons/icons.ts'
import styles from './Toast.module.css'
import type { Toast } from './toast-store.ts'

const looks = { ok: styles.success, err: styles.failure, info: styles.info }
const icons = { ok: checkCircleIcon, err: alertIcon, info: infoIcon }

type Props = { toast: Toast; closeLabel: string; onClose: () => void }

export function ToastCard({ toast: { tone, title, text, action }, closeLabel, onClose }: Props) {
  return (
    <div className={`${styles.toast} ${looks[tone]}`} data-part="toast">
      <Icon shape={icons[tone]} />
      <div className={base.grow}>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {action ? (
        <button
          type="button"
          className={`${linkStyles.action} ${styles.action}`}
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {action.label}
        </button>
      ) : (
        <IconButton label={closeLabel} icon={closeIcon} sizePx={18} onClick={onClose} />
      )}
    </div>
  )
}
