import { useEffect, useRef, useSyncExternalStore } from 'react'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import styles from './Toast.module.css'
import { ToastCard } from './ToastCard.tsx'
import { toast } from './toast.ts'

type Props = { label: string; closeLabel: string }

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
