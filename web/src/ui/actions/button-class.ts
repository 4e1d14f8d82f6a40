import { classes } from '../classes.ts'

export type ButtonLook = {
  look?: 'primary' | 'second' | 'line' | 'ghost' | 'danger' | undefined
  small?: boolean | undefined
  block?: boolean | undefined
}

/** The class of anything that looks like a button, also for links that a router draws itself. */
export function buttonClass({ look = 'second', small, block }: ButtonLook, className?: string) {
  return classes('btn', `btn--${look}`, small && 'btn--sm', block && 'btn--block', className)
}
