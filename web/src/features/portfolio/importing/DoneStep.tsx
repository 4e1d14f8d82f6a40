import type { ImportReport } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import { dateOfMoment } from '../moment.ts'
import type { ChosenFile } from './chosen-file.ts'
import styles from './importing.module.css'
import { importText, undoText } from './messages.ts'
import { SkippedLines } from './Rows.tsx'
import { UndoDialog } from './UndoDialog.tsx'

type Props = { file: ChosenFile; report: ImportReport; onUndone: () => void }

/** What was noted, what was not and why, and the way back. */
export function DoneStep({ file, report, onUndone }: Props) {
  const t = useText(importText)
  const { count, date } = useFormat()
  const { undo } = useText(undoText)
  const address = useAddress()
  const [isAsking, setAsking] = useState(false)
  const { lines, fresh } = report
  const { coins, period } = fresh
  const entries = fresh.buys.count + fresh.sells.count
  const days = period && [...new Set([period.from, period.to].map(day => date(dateOfMoment(day))))].join(' – ')
  return (
    <section className={`${cards.card} ${styles.drop}`}>
      <Icon shape={checkCircleIcon} sizePx={32} className={styles.known} />
      <h2 className={base.heading}>{t.done(entries)}</h2>
      <p className={base.muted}>
        {days && `${t.doneCoins(coins.length)}, ${days}. `}
        {t.doneUpdated}
      </p>
      <dl className={`${cards.facts} ${styles.facts}`}>
        <div>
          <dt>{t.doneRead}</dt>
          <dd>{count(lines.read)}</dd>
        </div>
        {lines.already > 0 && (
          <div>
            <dt>{t.doneAlready}</dt>
            <dd>{count(lines.already)}</dd>
          </div>
        )}
      </dl>
      {lines.skipped > 0 && (
        <details className={styles.skipped}>
          <summary>
            {t.doneSkipped} <b>{count(lines.skipped)}</b>
          </summary>
          <SkippedLines file={file} report={report} />
        </details>
      )}
      <ButtonLink look="primary" block href={address('/dashboard/portfolio')}>
        {t.toPortfolio}
      </ButtonLink>
      {report.id && (
        <Button block onClick={() => setAsking(true)}>
          {undo}
        </Button>
      )}
      <UndoDialog
        asked={isAsking && report.id ? { id: report.id, entries, editedCount: 0, edited: [] } : null}
        onClose={() => setAsking(false)}
        onUndone={onUndone}
      />
    </section>
  )
}
