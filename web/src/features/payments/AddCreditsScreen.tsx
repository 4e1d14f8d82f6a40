import { analysesFor, creditPackages, dollarsOf } from '@pusula/contract'
import { useSearch } from 'wouter/use-browser-location'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import backHeadStyles from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowLeftIcon, arrowUpRightIcon, userIcon } from '../../ui/icons/icons.ts'
import { TabPanel } from '../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { useBalance } from '../credits/index.ts'
import { amountIn } from './amount.ts'
import { CustomAmount } from './CustomAmount.tsx'
import { packageOf } from './choice.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { useLeftCheckout } from './left-checkout.ts'
import { paymentsText } from './messages.ts'
import { PayPanel } from './PayPanel.tsx'
import styles from './payments.module.css'
import { usePurchase } from './use-purchase.ts'

/** A package or an own sum on one side, the payment on the other. */
export default function AddCreditsScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(paymentsText)
  const language = useLanguage()
  const address = useAddress()
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
      <div className={backHeadStyles.backHead}>
        <IconLink label={t.back} icon={arrowLeftIcon} href={address(purchase.backPath)} />
        <Heading title={t.title} look="heading" />
      </div>
      <div className={styles.columns}>
        <div>
          <Tabs name="buy" label={t.ways} tabs={tabs} selected={choice.tab} onSelect={tab => choose({ tab })} />
          <TabPanel name="buy" selected={choice.tab}>
            {choice.tab === 'packages' ? (
              <div className={base.stack}>
                <Packages chosen={choice.priceId} onChoose={priceId => choose({ priceId })} />
                <BetterByAmount
                  priceId={choice.priceId}
                  onTake={priceCents => choose({ tab: 'custom', typed: amountIn(language, priceCents) })}
                />
              </div>
            ) : (
              <CustomAmount typed={choice.typed} onType={typed => choose({ typed })} wasTried={purchase.wasTried} />
            )}
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

/** The two ways to buy have rules of their own; where the other gives more for the same sum, the page says so. */
function BetterByAmount({ priceId, onTake }: { priceId: string; onTake: (priceCents: number) => void }) {
  const t = useText(paymentsText)
  const { count } = useFormat()
  const pack = packageOf(priceId)
  const analyses = pack ? analysesFor(pack.priceCents) : 0
  if (!pack || analyses <= pack.analyses) return null
  return (
    <div className={styles.tip}>
      <Icon shape={arrowUpRightIcon} sizePx={18} />
      <div className={base.stackClose}>
        <p>
          {t.betterBefore}
          <b>{t.analyses(count(analyses))}</b>
          {t.betterAfter(count(pack.analyses))}
        </p>
        <Button small onClick={() => onTake(pack.priceCents)}>
          {t.takeBetter(count(analyses))}
        </Button>
      </div>
    </div>
  )
}
