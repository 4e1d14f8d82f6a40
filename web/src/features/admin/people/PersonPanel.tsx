import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { closeIcon } from '../../../ui/icons/icons.ts'
import { tierText } from '../../accounts/index.ts'
import styles from '../admin.module.css'
import { AuditList } from '../audit/AuditList.tsx'
import { editsOver } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { showPerson } from '../frame/sections.ts'
import { creditReasonText, peopleText } from './messages.ts'
import { AccountStatus } from './PeopleTable.tsx'
import {
  isReason,
  nameOfPerson,
  type PersonDetail,
  useBlock,
  useCorrectCredits,
  usePerson,
  useUnblock,
} from './people.ts'

export const PersonPanel = ({ id }: { id: string }) => (
  <Loaded query={usePerson(id)}>{person => <Whole person={person} />}</Loaded>
)

const shownAtFirst = 10

function LedgerList({ ledger }: { ledger: PersonDetail['ledger'] }) {
  const t = useText(peopleText)
  const reasons = useText(creditReasonText)
  const { older } = useText(adminText)
  const { countChange, date, time } = useFormat()
  const [isWhole, setWhole] = useState(false)
  if (ledger.length === 0) return <p className={`${cards.flushHead} ${base.small} ${base.muted}`}>{t.noLedger}</p>
  const shown = isWhole ? ledger : ledger.slice(0, shownAtFirst)
  return (
    <>
      <ul className={cards.rows}>
        {shown.map(({ id, reason, amount, coin, createdAt }) => (
          <li key={id} className={cards.item}>
            <span className={cards.itemText}>
              <b>{[reasons[reason], coin].filter(Boolean).join(' · ')}</b>
              <small>{`${date(new Date(createdAt))} ${time(new Date(createdAt))}`}</small>
            </span>
            <b className={base.small}>{countChange(amount)}</b>
          </li>
        ))}
      </ul>
      {shown.length < ledger.length && (
        <div className={styles.foot}>
          <Button block look="ghost" small onClick={() => setWhole(true)}>
            {older}
          </Button>
        </div>
      )}
    </>
  )
}

function PurchaseList({ purchases }: { purchases: PersonDetail['purchases'] }) {
  const t = useText(peopleText)
  const { money, date } = useFormat()
  return (
    <ul className={cards.rows}>
      {purchases.map(({ id, amountUsd, credits, createdAt }) => (
        <li key={id} className={cards.item}>
          <span className={cards.itemText}>
            <b>{credits ? t.creditsOf(credits) : t.plan}</b>
            <small>{date(new Date(createdAt))}</small>
          </span>
          <b className={base.small}>{money(amountUsd)}</b>
        </li>
      ))}
    </ul>
  )
}

export const BlockForm = ({ person: { id, blocked } }: { person: PersonDetail }) =>
  blocked ? <Blocked id={id} {...blocked} /> : <Open id={id} />

function Blocked({ id, at, reason }: { id: string; at: string; reason: string }) {
  const t = useText(peopleText)
  const { working } = useText(adminText)
  const { date } = useFormat()
  const unblock = useUnblock(id)
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{t.blockedSince(date(new Date(at)), reason)}</p>
      <Button block busy={unblock.isPending && working} onClick={() => unblock.mutate(undefined)}>
        {t.unblock}
      </Button>
    </>
  )
}

function Open({ id }: { id: string }) {
  const t = useText(peopleText)
  const { reason: label, reasonShort, working } = useText(adminText)
  const block = useBlock(id)
  const { form, field, isSending } = useForm({
    state: useState({ reason: '' }),
    check: ({ reason }) => ({ reason: !isReason(reason) && reasonShort }),
    send: ({ reason }) => block.mutateAsync(reason.trim()),
  })

  return (
    <form {...form} className={base.stackClose}>
      <p className={`${base.small} ${base.muted}`}>{t.blockSays}</p>
      <Field label={label} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button look="danger" block type="submit" busy={isSending && working}>
        {t.blockNow}
      </Button>
    </form>
  )
}

const most = 100_000
const isAmount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

const blank = { way: 'give' as 'give' | 'take', amount: '', reason: '' }

/** Corrects credits with an idempotency key per attempt: a retry after a lost response changes nothing twice. */
export function CorrectionForm({ id }: { id: string }) {
  const t = useText(peopleText)
  const { reason, reasonShort, working } = useText(adminText)
  const correct = useCorrectCredits(id)
  const [draft, setDraft] = useState(blank)
  const { form, field, set, isSending } = useForm({
    state: [draft, setDraft],
    check: typed => ({
      amount: !isAmount(typed.amount.trim()) && t.amountWrong,
      reason: !isReason(typed.reason) && reasonShort,
    }),
    send: (typed, key) => {
      const sign = typed.way === 'give' ? 1 : -1
      return correct.mutateAsync({ amount: sign * Number(typed.amount.trim()), reason: typed.reason.trim(), key })
    },
    // What was typed meanwhile is the beginning of another one.
    onSent: (_, sent, now) => setDraft({ ...blank, ...editsOver(sent, now) }),
  })

  const ways = [
    { value: 'give', label: t.give },
    { value: 'take', label: t.take },
  ] as const

  return (
    <form {...form} className={base.stackClose}>
      <Segmented full label={t.way} segments={ways} value={draft.way} onChange={way => set({ way })} />
      <Field label={t.amount} inputMode="numeric" autoComplete="off" maxLength={20} {...field('amount')} />
      <Field label={reason} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button block type="submit" busy={isSending && working}>
        {draft.way === 'give' ? t.giveNow : t.takeNow}
      </Button>
    </form>
  )
}

function Whole({ person }: { person: PersonDetail }) {
  const t = useText(peopleText)
  return (
    <div className={base.stack}>
      <Facts person={person} />
      {person.kind !== 'deleted' && (
        <>
          <section className={`${cards.card} ${base.stack}`}>
            <h3 className={base.subheading}>{t.correct}</h3>
            <CorrectionForm id={person.id} />
          </section>
          {!person.isAdmin && (
            <section className={`${cards.card} ${base.stack}`}>
              <h3 className={base.subheading}>{t.block}</h3>
              <BlockForm person={person} />
            </section>
          )}
        </>
      )}
      <section className={`${cards.card} ${cards.flush}`}>
        <h3 className={`${base.subheading} ${cards.flushHead}`}>{t.ledger}</h3>
        <LedgerList ledger={person.ledger} />
      </section>
      {person.purchases.length > 0 && (
        <section className={`${cards.card} ${cards.flush}`}>
          <h3 className={`${base.subheading} ${cards.flushHead}`}>{t.purchases}</h3>
          <PurchaseList purchases={person.purchases} />
        </section>
      )}
      {person.audit.length > 0 && (
        <section className={`${cards.card} ${cards.flush}`}>
          <h3 className={`${base.subheading} ${cards.flushHead}`}>{t.done}</h3>
          <AuditList entries={person.audit} />
        </section>
      )}
    </div>
  )
}

function Facts({ person }: { person: PersonDetail }) {
  const t = useText(peopleText)
  const tiers = useText(tierText)
  const { count, date, age } = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const rows = [
    [t.credits, count(person.credits)],
    [t.tier, tiers[person.tier === 'basic' ? 'member' : person.tier]],
    [t.since, date(new Date(person.createdAt))],
    [t.seen, person.lastSeenAt ? age(sinceMs(person.lastSeenAt)) : '–'],
    [t.id, person.id],
  ]
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={`${base.heading} ${styles.cut}`} tabIndex={-1} ref={title}>
          {nameOfPerson(person)}
        </h2>
        <span className={base.row}>
          <AccountStatus person={person} />
          <IconButton label={t.closePerson} icon={closeIcon} sizePx={18} onClick={() => showPerson(null)} />
        </span>
      </div>
      {person.email && (
        <p className={`${base.small} ${base.muted} ${styles.breakable}`}>
          {person.email} {person.isEmailVerified || <span className={base.faint}>({t.unverified})</span>}
        </p>
      )}
      <dl className={cards.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.breakable}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
