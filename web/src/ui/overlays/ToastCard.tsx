import { IconButton } from '../actions/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkCircleIcon, closeIcon, infoIcon } from '../icons/icons.ts'
import type { Toast } from './toast-store.ts'

const icons = { ok: checkCircleIcon, err: alertIcon, info: infoIcon }

type Props = { toast: Toast; closeLabel: string; onClose: () => void }

export function ToastCard({ toast: { tone, title, text, action }, closeLabel, onClose }: Props) {
  return (
    <div className={`toast ${tone}`}>
      <Icon shape={icons[tone]} />
      <div className="grow">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {action ? (
        <button
          type="button"
          className="go"
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
