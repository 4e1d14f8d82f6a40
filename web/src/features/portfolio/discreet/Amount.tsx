import { createElement, Fragment } from 'react'
import { useText } from '../../../lib/language.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { discreetText, hiddenDigits } from './discreet.ts'

/** A text with amounts in it: where they are hidden, a screen reader hears the word instead of six dots. */
export function Amount({ text }: { text: string }) {
  const { hidden } = useText(discreetText)
  const dots = (
    <>
      <span aria-hidden="true">{hiddenDigits}</span>
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </>
  )
  const [first = '', ...rest] = text.split(hiddenDigits)
  return rest.length ? createElement(Fragment, null, first, ...rest.flatMap(part => [dots, part])) : text
}

/** The same for a text that is only heard. */
export function useSpoken(): (text: string) => string {
  const { hidden } = useText(discreetText)
  return text => text.replaceAll(hiddenDigits, hidden)
}
