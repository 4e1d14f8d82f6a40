import { useEffect, useRef, useSyncExternalStore } from 'react'
import linkStyles from '../actions/Button.module.css'
import { IconButton } from '../actions/Button.tsx'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkCircleIcon, closeIcon, infoIcon } from '../icons/icons.ts'
import styles from './Toast.module.css'
import { type Toast, toast } from './toast.ts'

type Props = { label: string; closeLabel: string }

const looks = { ok: styles.success, err: styles.failure, info: styles.info }
const icons = { ok: checkCircleIcon, err: alertIcon, info: infoIcon }

type ToastCardProps = { toast: Toast; closeLabel: string; onClose: () => void }

function ToastCard({ toast: { tone, title, text, action }, closeLabel, onClose }: ToastCardProps) {
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

/** Once per app. A popover, so that a toast is seen above an open sheet as well. */
export function ToastHost({ label, closeLabel }: Props) {
  const { toast: current, isVisible } = useSyncExternalStore(toast.subscribe, toast.state, toast.state)
  const place = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    // Phones that cannot be updated lack popovers; there the class alone shows the toast.
    if (isVisible) place.current?.showPopover?.()
    else place.current?.hidePopover?.()
  }, [isVisible])

  return (
    <section aria-label={isVisible ? label : undefined}>
      <output className={base.visuallyHidden}>
        {isVisible && current && `${current.title}. ${current.text ?? ''}`}
      </output>
      <fieldset
        ref={place}
        popover="manual"
        className={classes(styles.host, isVisible && styles.open)}
        onPointerEnter={toast.pause}
        onPointerLeave={toast.resume}
        onFocus={toast.pause}
        onBlur={toast.resume}
      >
        {current && <ToastCard key={current.id} toast={current} closeLabel={closeLabel} onClose={toast.hide} />}
      </fieldset>
    </section>
  )
}
