import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'
import { adminText } from '../frame/messages.ts'
import { creditReasonText, peopleText } from './messages.ts'
import type { PersonDetail } from './people.ts'

const shownAtFirst = 10

export function LedgerList({ ledger }: { ledger: PersonDetail['ledger'] }) {
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

export function PurchaseList({ purchases }: { purchases: PersonDetail['purchases'] }) {
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
