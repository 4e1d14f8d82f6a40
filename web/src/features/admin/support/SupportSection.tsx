import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { messageIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { adminText } from '../frame/messages.ts'
import { Older } from '../frame/Older.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { NicknamesCard } from '../nicknames/NicknamesCard.tsx'
import { CaseRow } from './CaseRow.tsx'
import { MessageRow } from './MessageRow.tsx'
import { supportText } from './messages.ts'
import { useCases, useMessages } from './support.ts'

export function SupportSection() {
  const t = useText(supportText)
  const { support: title } = useText(adminText)
  const [view, setView] = useState<'open' | 'all'>('open')
  const segments = [
    { value: 'open', label: t.open },
    { value: 'all', label: t.all },
  ] as const
  return (
    <>
      <PageHead title={title}>
        <Segmented label={t.which} segments={segments} value={view} onChange={setView} />
      </PageHead>
      <div className={`${styles.pair} ${styles.widePair}`}>
        <Messages isOpen={view === 'open'} />
        <div className={base.stack}>
          <Cases isOpen={view === 'open'} />
          <NicknamesCard />
        </div>
      </div>
    </>
  )
}

function Messages({ isOpen }: { isOpen: boolean }) {
  const t = useText(supportText)
  const messages = useMessages(isOpen)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.messages}</h2>
      <Loaded
        query={messages}
        empty={({ pages }) =>
          pages[0]?.length === 0 && (
            <Empty icon={messageIcon} title={t.none}>
              {t.noneSays}
            </Empty>
          )
        }
      >
        {({ pages }) => (
          <ul className={cards.rows}>
            {pages.flat().map(message => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Loaded>
      <Older list={messages} />
    </section>
  )
}

function Cases({ isOpen }: { isOpen: boolean }) {
  const t = useText(supportText)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.cases}</h2>
      <Loaded
        query={useCases(isOpen)}
        empty={cases =>
          cases.length === 0 && <p className={`${cards.flushHead} ${base.small} ${base.muted}`}>{t.noCases}</p>
        }
      >
        {cases => (
          <ul className={cards.rows}>
            {cases.map(each => (
              <CaseRow key={each.id} payment={each} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
