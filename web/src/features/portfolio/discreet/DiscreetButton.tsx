import { useEffect } from 'react'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { eyeIcon, eyeOffIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { isDiscreet, setDiscreet, useDiscreet } from './discreet.ts'

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
