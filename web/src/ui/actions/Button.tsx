import type { ComponentProps } from 'react'
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
        {isBusy && <i className="spin" aria-hidden="true" />}
      </button>
      {busy !== undefined && <output className="vh">{busy}</output>}
    </>
  )
}
