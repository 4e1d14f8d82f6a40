import { dayAt } from '@pusula/words'
import { Suspense, useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { lateScreen, useEverTrue } from '../../../lib/late-screen.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, scalesIcon, shareIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { SkeletonHero } from '../../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { logoOf } from '../../market/index.ts'
import { Amount } from '../discreet/Amount.tsx'
import { addToPortfolio } from '../form/flow.ts'
import { useMoney } from '../money.ts'
import { type RealReturn, type Returns, useRealReturn } from '../queries.ts'
import { realText } from './messages.ts'
import { RealChart } from './RealChart.tsx'
import { ReturnCard } from './ReturnCard.tsx'
import styles from './real-return.module.css'

/** Real return: after inflation, and beside what the same money could have bought. */
export default function RealReturnScreen() {
  const t = useText(realText)
  const { tender } = useChosenMoney()
  const query = useRealReturn(tender.currency)
  return (
    <>
      <BackHead back={t.back} path="/dashboard/portfolio" title={t.title}>
        {query.data?.returns && <ShareButton data={query.data} />}
      </BackHead>
      <Loaded query={query} waiting={<Coming />} empty={({ returns }) => !returns && <Nothing />}>
        {data => data.returns && <Full data={data} returns={data.returns} />}
      </Loaded>
    </>
  )
}

const ShareSheet = lateScreen(() => import('./ShareSheet.tsx'))

function ShareButton({ data }: { data: RealReturn }) {
  const t = useText(realText)
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useEverTrue(isOpen)
  return (
    <>
      <span className={base.grow} />
      <IconButton label={t.share} icon={shareIcon} onClick={() => setOpen(true)} />
      <Suspense>{wasOpened && <ShareSheet data={data} open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function Coming() {
  const { waiting } = useText(realText)
  return (
    <div className={base.stack}>
      <SkeletonHero label={waiting} />
      <SkeletonRows label={waiting} count={4} />
    </div>
  )
}

function Nothing() {
  const t = useText(realText)
  return (
    <section className={cards.card}>
      <Empty
        icon={scalesIcon}
        title={t.none}
        action={
          <Button look="primary" onClick={() => addToPortfolio()}>
            {t.add}
          </Button>
        }
      >
        {t.noneSays}
      </Empty>
    </section>
  )
}

type Props = { data: RealReturn; returns: Returns }

function Full({ data, returns }: Props) {
  const t = useText(realText)
  return (
    <>
      {data.unpriced.length > 0 && <Notice kind="old">{t.unpriced(data.unpriced.join(', '))}</Notice>}
      <div className={styles.columns}>
        <div className={styles.left}>
          <RealChart currency={data.currency} returns={returns} />
          <Purchases data={data} returns={returns} />
        </div>
        <div className={styles.right}>
          <ReturnCard data={data} returns={returns} />
          <How returns={returns} />
        </div>
      </div>
      <p className={`${base.tiny} ${base.faint} ${styles.advice}`}>{t.advice}</p>
    </>
  )
}

/** A person looks at a few; hundreds of them would hide what stands below. */
const fewFirst = 12

/** Every purchase: what it cost then, in the money of today, and what it is worth or was sold for. */
function Purchases({ data, returns: { purchases, purchaseCount } }: Props) {
  const t = useText(realText)
  const { date, returnRate } = useFormat()
  const money = useMoney(data.currency)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? purchases : purchases.slice(0, fewFirst)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.each}</h2>
      <ul className={cards.rows}>
        {shown.map(({ coinSymbol, date: bought, paid, inToday, now, state }, i) => {
          const against = inToday ?? paid
          const change = against > 0 ? now / against - 1 : null
          return (
            <li key={`${coinSymbol} ${bought} ${String(i)}`} className={styles.lot}>
              <div className={styles.lotHead}>
                <CoinLogo symbol={coinSymbol} src={logoOf(coinSymbol)} sizePx={32} />
                <span className={base.grow}>
                  <b>{coinSymbol}</b>
                  <small>
                    {[date(dayAt(bought)), ...(state === 'held' ? [] : [state === 'sold' ? t.sold : t.part])].join(
                      ' · ',
                    )}
                  </small>
                </span>
                {change !== null && <Delta direction={directionOf(0, change)}>{returnRate(change, 1)}</Delta>}
              </div>
              <dl className={styles.lotAmounts}>
                <Figure name={t.paid} value={money.paidWhole(paid)} />
                <Figure name={t.inToday} value={inToday === null ? '–' : money.paidWhole(inToday)} />
                <Figure name={t.now} value={money.paidWhole(now)} />
              </dl>
            </li>
          )
        })}
      </ul>
      {shown.length < purchases.length && (
        <p className={cards.flushHead}>
          <Button small look="ghost" onClick={() => setWhole(true)}>
            {t.all(purchases.length - shown.length)}
          </Button>
        </p>
      )}
      {isWhole && purchaseCount > purchases.length && (
        <p className={classes(base.tiny, base.faint, cards.flushHead)}>{t.more(purchases.length, purchaseCount)}</p>
      )}
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount text={value} />
    </dd>
  </div>
)

/** The computation with the figures of this portfolio, so that it can be followed. */
function How({ returns: { paid, worth, realPaid, realTaken, realRate } }: { returns: Returns }) {
  const t = useText(realText)
  const { plain, returnRate } = useFormat()
  const factors =
    realPaid && realTaken !== null && realRate !== null
      ? t.howSum(
          plain((worth + realTaken) / paid, 3),
          plain(realPaid / paid, 3),
          plain(1 + realRate, 3),
          returnRate(realRate, 1),
        )
      : null
  return (
    <details className={`${cards.card} ${styles.how}`} open>
      <summary className={base.subheading}>
        {t.how}
        <Icon shape={chevronDownIcon} sizePx={20} />
      </summary>
      <ul>
        {factors && <li>{t.howRestated}</li>}
        {factors && <li>{factors}</li>}
        <li>{t.howRivals}</li>
        <li>{t.howSales}</li>
        <li>{t.sources}</li>
      </ul>
    </details>
  )
}
