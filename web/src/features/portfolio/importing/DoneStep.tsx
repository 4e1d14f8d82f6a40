import type { ImportReport } from '@pusula/contract'
import { useState } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import styles from './importing.module.css'
import { importText, undoText } from './messages.ts'
import { UndoDialog } from './UndoDialog.tsx'

/** What was noted, and the way back. */
export function DoneStep({ report, onUndone }: { report: ImportReport; onUndone: () => void }) {
  const t = useText(importText)
  const { undo } = useText(undoText)
  const address = useAddress()
  const [isAsking, setAsking] = useState(false)
  const entries = report.buys + report.sells - report.already
  return (
    <section className={`${cards.card} ${styles.drop}`}>
      <Icon shape={checkCircleIcon} sizePx={32} className={styles.known} />
      <h2 className={base.heading}>{t.done(entries)}</h2>
      {report.lines.skipped > 0 && (
        <p className={`${base.small} ${base.muted}`}>{t.doneSkipped(report.lines.skipped)}</p>
      )}
      <ButtonLink look="primary" block href={address('/dashboard/portfolio')}>
        {t.toPortfolio}
      </ButtonLink>
      {report.id && (
        <Button look="ghost" block onClick={() => setAsking(true)}>
          {undo}
        </Button>
      )}
      <UndoDialog
        asked={isAsking && report.id ? { id: report.id, entries, edited: [] } : null}
        onClose={() => setAsking(false)}
        onUndone={onUndone}
      />
    </section>
  )
}
