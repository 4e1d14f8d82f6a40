import { createElement, Fragment, useEffect } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { eyeIcon, eyeOffIcon } from '../../../ui/icons/icons.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Money } from '../money.ts'
import { discreetText, hiddenDigits, isDiscreet, setDiscreet, useDiscreet } from './discreet.ts'

/** Text with hideable amounts (privacy mode): a screen reader hears a word instead of six dots. */
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

type Props = {
  amount: number | string | null
  percent?: number | null | undefined
  money: Money
  small?: boolean | undefined
}

/** What was won or lost in the money of the portfolio, with its percentage where there is one. */
export function Gain({ amount, percent, money, small }: Props) {
  const format = useFormat()
  if (amount === null) return <span className={base.faint}>{money.paidChange(amount)}</span>
  return (
    <Delta direction={directionOf(0, Number(amount))} small={small}>
      <Amount text={money.paidChange(amount)} />
      {percent !== null && percent !== undefined && ` · ${format.percent(percent)}`}
    </Delta>
  )
}

const text = messages({
  hide: { tr: 'Tutarları gizle', en: 'Hide amounts' },
  show: { tr: 'Tutarları göster', en: 'Show amounts' },
  hidden: { tr: 'Tutarlar gizli', en: 'Amounts hidden' },
  until: { tr: 'Bu cihazda, sen açana kadar.', en: 'On this device, until you show them.' },
  undo: { tr: 'Geri al', en: 'Undo' },
})

/** Hides amounts of money and coins; percents and shapes stay. The key H does it, too. */
export function DiscreetButton() {
  const t = useText(text)
  const isHidden = useDiscreet()
  function toggle() {
    setDiscreet(!isDiscreet())
    if (isDiscreet())
      toast.show({
        tone: 'ok',
        title: t.hidden,
        text: t.until,
        action: { label: t.undo, run: () => setDiscreet(false) },
      })
  }
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')
      if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      setDiscreet(!isDiscreet())
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <IconButton
      label={isHidden ? t.show : t.hide}
      icon={isHidden ? eyeOffIcon : eyeIcon}
      sizePx={22}
      pressed={isHidden}
      onClick={toggle}
    />
  )
}
