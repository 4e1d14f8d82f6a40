import { useText } from '../../lib/language.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { infoIcon } from '../../ui/icons/icons.ts'
import { smallPrintText } from './messages.ts'

/** What a grade is worth, as measured, and what it is not. */
export function SmallPrint() {
  const t = useText(smallPrintText)
  return (
    <div className="note gem-note">
      <Icon shape={infoIcon} sizePx={18} />
      <div className="stack-2">
        {t.says.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
