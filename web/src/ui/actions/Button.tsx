import type { ComponentProps } from 'react'
import base from '../base.module.css'
import spinnerStyles from '../states/Spinner.module.css'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** While it works: what a screen reader hears. The button keeps its width and takes no second tap. */
    busy?: string | false | undefined
  }

export function Button({ look, small, block, busy, className, children, onClick, type = 'button', ...rest }: Props) {
  const isBusy = Boolean(busy)
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ look, small, block }, className)}
        aria-busy={isBusy || undefined}
        // Not `disabled`: that would throw the focus away while the person waits.
        aria-disabled={isBusy || rest['aria-disabled']}
        onClick={event => (isBusy ? event.preventDefault() : onClick?.(event))}
      >
        {children}
        {isBusy && <i className={`${spinnerStyles.ring} ${styles.spin}`} aria-hidden="true" />}
      </button>
      {busy !== undefined && <output className={base.visuallyHidden}>{busy}</output>}
    </>
  )
}
