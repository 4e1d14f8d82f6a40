import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { messageIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { detailsLine } from '../audit/details.ts'
import { adminText } from '../frame/messages.ts'
import { Older } from '../frame/Older.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { personPath } from '../frame/sections.ts'
import { NicknamesCard } from '../nicknames/NicknamesCard.tsx'
import { isReason } from '../people/people.ts'
import { MessageRow } from './MessageRow.tsx'
import { supportText } from './messages.ts'
import { type PaymentCase, useCases, useCloseCase, useMessages } from './support.ts'

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

function CaseRow({ payment }: { payment: PaymentCase }) {
  const t = useText(supportText)
  const address = useAddress()
  const { date, time } = useFormat()
  const { id, kind, accountId, createdAt, settledAt, details } = payment
  return (
    <li className={styles.message}>
      <p className={`${base.row} ${base.between}`}>
        <b className={base.small}>{kind}</b>
        <span
          className={`${base.tiny} ${base.faint}`}
        >{`${date(new Date(createdAt))} ${time(new Date(createdAt))}`}</span>
      </p>
      <p className={`${base.tiny} ${base.muted} ${styles.breakable}`}>{detailsLine(details)}</p>
      {accountId && (
        <a className={`${linkStyles.link} ${base.small}`} href={address(personPath(accountId))}>
          {t.account}
        </a>
      )}
      {settledAt ? (
        <p className={`${base.tiny} ${base.faint}`}>{t.settled(date(new Date(settledAt)))}</p>
      ) : (
        <CloseCaseForm id={id} />
      )}
    </li>
  )
}

function CloseCaseForm({ id }: { id: string }) {
  const t = useText(supportText)
  const { reasonShort, working } = useText(adminText)
  const closeCase = useCloseCase(id)
  const { form, field, isSending } = useForm({
    state: useState({ reason: '' }),
    check: ({ reason }) => ({ reason: !isReason(reason) && reasonShort }),
    send: ({ reason }) => closeCase.mutateAsync(reason.trim()),
  })

  return (
    <form {...form} className={base.stackClose}>
      <Field label={t.settleHow} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button small type="submit" busy={isSending && working}>
        {t.settle}
      </Button>
    </form>
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
