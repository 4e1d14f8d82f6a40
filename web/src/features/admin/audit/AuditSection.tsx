import { type AuditAction, admin } from '@pusula/contract'
import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import cards from '../../../ui/cards.module.css'
import { clockIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { useAskOlder } from '../frame/ask.ts'
import { Choice } from '../frame/Choice.tsx'
import { adminText } from '../frame/messages.ts'
import { Older } from '../frame/Older.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { AuditList } from './AuditList.tsx'
import { actionText, auditText } from './messages.ts'

const pageSize = 50
const actions = Object.keys(actionText) as AuditAction[]

/** Who changed what; nothing here can be changed. */
export function AuditSection() {
  const t = useText(auditText)
  const words = useText(actionText)
  const { audit: title } = useText(adminText)
  const [action, setAction] = useState<AuditAction | 'all'>('all')
  const log = useAskOlder(
    'audit',
    admin.audit,
    before => ({ ...(before && { before }), ...(action !== 'all' && { action }) }),
    page => (page.length < pageSize ? undefined : page.at(-1)?.id),
  )
  const choices = [{ value: 'all' as const, label: t.all }, ...actions.map(value => ({ value, label: words[value] }))]
  return (
    <>
      <PageHead title={title}>
        <Choice label={t.which} value={action} choices={choices} onChange={setAction} />
      </PageHead>
      <section className={`${cards.card} ${cards.flush}`} aria-label={t.list}>
        <Loaded
          query={log}
          empty={({ pages }) =>
            pages[0]?.length === 0 && (
              <Empty icon={clockIcon} title={t.none}>
                {t.noneSays}
              </Empty>
            )
          }
        >
          {({ pages }) => <AuditList entries={pages.flat()} />}
        </Loaded>
        <Older list={log} />
      </section>
    </>
  )
}
