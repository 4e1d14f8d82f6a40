import { useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { fileUpIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { type PastImport, useImports } from './calls.ts'
import styles from './importing.module.css'
import { makers } from './makers.ts'
import { importText, undoText } from './messages.ts'
import { UndoDialog } from './UndoDialog.tsx'

/** The files that were brought in; each can be taken back as a whole. */
export default function ImportsScreen() {
  const t = useText(undoText)
  const { back, title } = useText(importText)
  const address = useAddress()
  const [asked, setAsked] = useState<PastImport | null>(null)
  return (
    <div className={`${base.stack} ${styles.page}`}>
      <BackHead back={back} path="/dashboard/portfolio" title={t.listTitle} />
      <Loaded
        query={useImports()}
        empty={imports =>
          imports.length === 0 && (
            <section className={cards.card}>
              <Empty
                icon={fileUpIcon}
                title={t.none}
                action={
                  <ButtonLink small href={address('/dashboard/portfolio/import')}>
                    {title}
                  </ButtonLink>
                }
              >
                {t.noneSays}
              </Empty>
            </section>
          )
        }
      >
        {imports => (
          <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
            {imports.map(one => (
              <li key={one.id} className={cards.item}>
                <PastImportText past={one} />
                <Button small look="ghost" onClick={() => setAsked(one)}>
                  {t.undo}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <UndoDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

function PastImportText({ past }: { past: PastImport }) {
  const t = useText(undoText)
  const { date, time } = useFormat()
  const at = new Date(past.importedAt)
  return (
    <span className={cards.itemText}>
      <b>
        {makers[past.format] ?? t.file} · {t.entries(past.entries)}
      </b>
      <small>
        {date(at)}, {time(at)}
        {past.editedCount > 0 && ` · ${t.editedCount(past.editedCount)}`}
      </small>
    </span>
  )
}
