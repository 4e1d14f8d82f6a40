import type { ComponentProps } from 'react'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconShape } from '../icons/icons.ts'
import spinnerStyles from '../states/states.module.css'
import styles from './Button.module.css'

export type ButtonLook = {
  look?: keyof typeof looks | undefined
  small?: boolean | undefined
  block?: boolean | undefined
}

const looks = {
  primary: styles.primary,
  second: styles.second,
  line: styles.line,
  ghost: styles.ghost,
  danger: styles.danger,
}

/** The class of anything that looks like a button, also for links that a router draws itself. */
export function buttonClass({ look = 'second', small, block }: ButtonLook, className?: string) {
  return classes(styles.button, looks[look], small && styles.small, block && styles.block, className)
}

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

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string }

export function ButtonLink({ look, small, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, small, block }, className)}>
      {children}
    </a>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: IconShape
  sizePx?: number | undefined
  /** For a button that stays down, such as a star. */
  pressed?: boolean | undefined
}

export function IconButton({ label, icon, sizePx, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.iconButton, pressed && styles.pressed, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon shape={icon} sizePx={sizePx} />
    </button>
  )
}

type IconLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  label: string
  href: string
  icon: IconShape
}

export function IconLink({ label, href, icon, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={classes(styles.iconButton, className)} aria-label={label}>
      <Icon shape={icon} />
    </a>
  )
}
