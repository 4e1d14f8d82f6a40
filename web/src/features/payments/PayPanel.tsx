import { dollarsOf } from '@pusula/contract'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lockIcon } from '../../ui/icons/icons.ts'
import { TermsConsent } from '../accounts/index.ts'
import type { Balance } from '../credits/index.ts'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'

/** What comes with a first membership once its address is verified. */
const joiningGift = 20

interface Terms {
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  error: string | undefined
}

type Props = {
  /** Null while the sum that is typed buys nothing. */
  sum: { amountCents: number; analyses: number } | null
  balance: Balance
  /** Guests accept them with the payment; members have done so. */
  terms: Terms | null
  isBusy: boolean
  onPay: () => void
}

/** What is bought, what is left afterwards, and the one button. */
export function PayPanel({ sum, balance, terms, isBusy, onPay }: Props) {
  const t = useText(paymentsText)
  const { count, money } = useFormat()
  // Its room is kept: a button that moves under a finger is not pressed.
  const after = (more: number) => (balance.kind === 'counted' ? t.credits(count(balance.left + more)) : '…')
  return (
    <section className={`${cards.card} ${styles.pay}`} aria-label={t.summary}>
      {sum && (
        <dl className={cards.facts}>
          <div>
            <dt>{t.analyses(count(sum.analyses))}</dt>
            <dd>{money(dollarsOf(sum.amountCents))}</dd>
          </div>
          <div>
            <dt>{t.perAnalysis}</dt>
            <dd>{money(dollarsOf(sum.amountCents) / sum.analyses)}</dd>
          </div>
          {balance.kind !== 'unlimited' && (
            <div>
              <dt>{t.balanceAfter}</dt>
              <dd>{after(sum.analyses)}</dd>
            </div>
          )}
          {balance.kind !== 'unlimited' && terms && (
            <div>
              <dt>{t.withGift(count(joiningGift))}</dt>
              <dd>{after(sum.analyses + joiningGift)}</dd>
            </div>
          )}
        </dl>
      )}
      {balance.kind === 'unlimited' && <p className={`${base.small} ${base.muted}`}>{t.isPro}</p>}
      {terms && (
        <div>
          <p className={`${base.small} ${base.muted}`}>{t.becomesMember}</p>
          <TermsConsent checked={terms.isAccepted} error={terms.error} onChange={terms.onAccept} />
        </div>
      )}
      <Button look="primary" block busy={isBusy && t.preparing} onClick={onPay}>
        <Icon shape={lockIcon} sizePx={17} />
        {sum ? t.pay(money(dollarsOf(sum.amountCents))) : t.payNothing}
      </Button>
      <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
        {t.secure}
      </p>
    </section>
  )
}
