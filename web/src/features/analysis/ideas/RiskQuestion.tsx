import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import { ideaText } from './text.ts'

/** Stands where the first leveraged card would, until its risk was read. */
export function RiskQuestion({ onAgree }: { onAgree: () => void }) {
  const t = useText(ideaText)
  return (
    <article className="card rec">
      <div>
        <p className="sm muted">{t.leveraged}</p>
        <h2 className="h1">{t.riskTitle}</h2>
      </div>
      <div className="note warn">
        <Icon shape={warningIcon} sizePx={18} />
        <span>{t.riskSays}</span>
      </div>
      <Button onClick={onAgree}>{t.riskAgree}</Button>
    </article>
  )
}
