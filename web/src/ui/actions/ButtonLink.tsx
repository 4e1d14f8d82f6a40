import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type Props = ComponentProps<'a'> & ButtonLook & { href: string }

export function ButtonLink({ look, small, block, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass({ look, small, block }, className)}>
      {children}
    </a>
  )
}
