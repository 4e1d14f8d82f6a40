import { analysesFor, creditPackages, dollarsOf } from '@pusula/contract'
import { useEffect, useRef, useState } from 'react'
import { BackHead } from '../../lib/BackHead.tsx'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { RadioCards } from '../../ui/fields/Checkbox.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lockIcon, userIcon } from '../../ui/icons/icons.ts'
import { TabPanel, Tabs } from '../../ui/navigation/Tabs.tsx'
import { ErrorBox } from '../../ui/states/Notice.tsx'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { JoinPrompt, TermsConsent, type Viewer } from '../accounts/index.ts'
import { type Balance, useBalance } from '../credits/index.ts'
import { CustomAmount } from './CustomAmount.tsx'
import { type Checkout, useLeftCheckout } from './checkout.ts'
import { paymentsText } from './messages.ts'
import styles from './payments.module.css'
import { showCardForm, usePurchase } from './use-purchase.ts'

/** What comes with a first membership once its address is verified. */
const joiningGift = 20

interface Terms {
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  error: string | undefined
}

type PayPanelProps = {
  /** Null while the sum that is typed buys nothing. */
  sum: { amountCents: number; analyses: number } | null
  balance: Balance
  /** Guests accept them with the payment; members have done so. */
  terms: Terms | null
  isBusy: boolean
  onPay: () => void
}

/** What is bought, what is left afterwards, and the one button. */
function PayPanel({ sum, balance, terms, isBusy, onPay }: PayPanelProps) {
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

type EmbeddedFormProps = { checkout: Checkout; onCancel: () => void }

/** The provider's own form inside our page: card numbers never touch our code. */
function EmbeddedForm({ checkout, onCancel }: EmbeddedFormProps) {
  const t = useText(paymentsText)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')

  useEffect(() => {
    if (!place.current) return
    const shown = showCardForm(place.current, checkout)
    let isHere = true
    const settle = (next: 'shown' | 'failed') => isHere && setState(next)
    shown.then(
      () => settle('shown'),
      () => settle('failed'),
    )
    return () => {
      isHere = false
      shown.then(form => form.destroy()).catch(() => undefined)
    }
  }, [checkout])

  return (
    <section className={styles.pay} aria-label={t.cardForm}>
      {state === 'waiting' && <SkeletonText label={t.formWaiting} lines={5} />}
      {state === 'failed' && (
        <div className={cards.card}>
          <ErrorBox title={t.formFailed}>{t.formFailedSays}</ErrorBox>
        </div>
      )}
      <div ref={place} />
      <Button look="ghost" block onClick={onCancel}>
        {t.cancel}
      </Button>
    </section>
  )
}

/** A package or an own sum on one side, the payment on the other. */
export default function AddCreditsScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(paymentsText)
  const balance = useBalance()
  const purchase = usePurchase(viewer.state === 'guest', useSearch())
  const { choice, choose, form } = purchase
  useLeftCheckout()
  const tabs = [
    { id: 'packages', label: t.packages },
    { id: 'custom', label: t.custom },
  ] as const

  return (
    <>
      <BackHead back={t.back} path={purchase.backPath} title={t.title} />
      <div className={styles.columns}>
        <div>
          <Tabs name="buy" label={t.ways} tabs={tabs} selected={choice.tab} onSelect={tab => choose({ tab })} />
          <TabPanel name="buy" selected={choice.tab} className={base.stack}>
            {choice.tab === 'packages' ? (
              <Packages chosen={choice.priceId} onChoose={priceId => choose({ priceId })} />
            ) : (
              <CustomAmount typed={choice.typed} onType={typed => choose({ typed })} wasTried={purchase.wasTried} />
            )}
            <BothWays amountCents={purchase.sum?.amountCents ?? 0} />
          </TabPanel>
        </div>
        {viewer.state === 'anonymous' ? (
          <JoinPrompt icon={userIcon} title={t.loginNeeded} says={t.loginNeededSays} />
        ) : form ? (
          <EmbeddedForm checkout={form} onCancel={purchase.stop} />
        ) : (
          <PayPanel
            sum={purchase.sum}
            balance={balance}
            terms={purchase.terms}
            isBusy={purchase.isBusy}
            onPay={purchase.pay}
          />
        )}
      </div>
    </>
  )
}

type Props = { chosen: string; onChoose: (priceId: string) => void }

function Packages({ chosen, onChoose }: Props) {
  const t = useText(paymentsText)
  const { count, money, priceTag } = useFormat()
  const cards = creditPackages.map(({ priceId, priceCents, analyses, isPopular }) => ({
    value: priceId,
    title: t.analyses(count(analyses)),
    says: t.each(money(dollarsOf(priceCents) / analyses)),
    tag: isPopular ? t.popular : undefined,
    price: priceTag(dollarsOf(priceCents)),
  }))
  return <RadioCards label={t.package} cards={cards} value={chosen} onChange={onChoose} />
}

/** The two ways to buy have rules of their own: what a sum buys by each, in one line, whichever of them is looked at. */
function BothWays({ amountCents }: { amountCents: number }) {
  const t = useText(paymentsText)
  const { count, priceTag } = useFormat()
  const pack = creditPackages.find(({ priceCents }) => priceCents === amountCents)
  if (!pack) return null
  const says = t.bothWays(priceTag(dollarsOf(amountCents)), count(analysesFor(amountCents)), count(pack.analyses))
  return <p className={`${base.small} ${base.muted}`}>{says}</p>
}
