import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconLink } from '../../../ui/actions/IconLink.tsx'
import backHead from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowLeftIcon, calendarIcon, chevronDownIcon, scalesIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { SkeletonHero } from '../../../ui/states/SkeletonHero.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { addToPortfolio } from '../form/flow.ts'
import { useMoney } from '../money.ts'
import { indexWords, moneyWords, realText, sentenceText } from './messages.ts'
import { chooseIndex, type RealReturn, type Returns, useRealReturn } from './queries.ts'
import { RealChart } from './RealChart.tsx'
import styles from './real-return.module.css'
import { ageOf, inMonth } from './sentence.ts'

/** What was really gained: after prices, and beside what the same money could have bought. */
export default function RealReturnScreen() {
  const t = useText(realText)
  const address = useAddress()
  const { tender } = useChosenMoney()
  const query = useRealReturn(tender.currency)
  return (
    <>
      <div className={backHead.backHead}>
        <IconLink label={t.back} href={address('/dashboard/portfolio')} icon={arrowLeftIcon} />
        <Heading title={t.title} look="heading" />
      </div>
      <Loaded query={query} waiting={<Coming />} empty={({ returns }) => !returns && <Nothing />}>
        {data => data.returns && <Full data={data} returns={data.returns} />}
      </Loaded>
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
          <FigureCard data={data} returns={returns} />
          <How returns={returns} />
        </div>
      </div>
      <p className={`${base.tiny} ${base.faint} ${styles.advice}`}>{t.advice}</p>
    </>
  )
}

/** The figure has no colour: a good and a bad one look alike. */
function FigureCard({ data, returns }: Props) {
  const t = useText(realText)
  const language = useLanguage()
  const { returnRate } = useFormat()
  const { nominalRate, realRate, priceRise, dollarRate } = returns
  const rows = [
    { name: moneyWords[data.currency].begin[language], value: nominalRate, isNeutral: false },
    { name: t.priceRise, value: priceRise, isNeutral: true },
    { name: t.afterPrices, value: realRate, isNeutral: false },
    { name: t.ifStill, value: returns.isProvisional ? returns.rateIfStill : null, isNeutral: false },
    { name: t.inDollars, value: dollarRate, isNeutral: false },
  ]
  return (
    <section className={`${cards.card} ${styles.figureCard}`}>
      <div>
        <div className={styles.figureHead}>
          <h2 className={`${base.small} ${base.muted}`}>{realRate === null ? t.bareFigure : t.figure}</h2>
          <IndexChoice data={data} />
        </div>
        <p className={base.figure}>{returnRate(realRate ?? nominalRate, 1)}</p>
        <Gained data={data} returns={returns} />
      </div>
      <hr />
      <dl className={cards.facts}>
        {rows.map(
          ({ name, value, isNeutral }) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={isNeutral ? undefined : directionClass[directionOf(0, value)]}>
                  {returnRate(value, 1)}
                </dd>
              </div>
            ),
        )}
      </dl>
      <Known data={data} returns={returns} />
    </section>
  )
}

/** The figure as a sentence: what was made in money, and what prices did meanwhile. */
function Gained({ data, returns }: Props) {
  const t = useText(sentenceText)
  const language = useLanguage()
  const { size } = useFormat()
  const { nominalRate, realRate, priceRise } = returns
  if (nominalRate === null || realRate === null || priceRise === null) return null
  const says = nominalRate < 0 ? t.lost : realRate < 0 ? t.gained : t.gainedMore
  return <p>{says(moneyWords[data.currency].within[language], size(nominalRate), size(priceRise))}</p>
}

/** Until when prices are known, and what is not counted. */
function Known({ returns }: Props) {
  const t = useText(realText)
  const language = useLanguage()
  const { monthProse, day } = useFormat()
  const { why, knownUntil, isProvisional, nextOn, bridged, ageDays } = returns
  const month = knownUntil ? monthProse(inMonth(knownUntil)) : ''
  const said =
    why === 'short'
      ? [t.short(ageOf(ageDays, language))]
      : why === 'old'
        ? [t.old(month)]
        : why === 'begin'
          ? [t.begin]
          : why === 'none'
            ? []
            : [isProvisional ? t.provisional(month) : t.known(month), ...(nextOn ? [t.next(day(dayAt(nextOn)))] : [])]
  if (bridged.length > 0) said.push(t.bridged(bridged.map(one => monthProse(inMonth(one))).join(', ')))
  if (said.length === 0) return null
  return (
    <p className={cards.note}>
      <Icon shape={calendarIcon} sizePx={20} />
      <span>{said.join(' ')}</span>
    </p>
  )
}

/** Which prices it is compared with; each choice shows its own result. */
function IndexChoice({ data: { currency, index, choices } }: { data: RealReturn }) {
  const t = useText(realText)
  const language = useLanguage()
  const { returnRate, monthProse } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const says = ({ index: one, priceRise, knownUntil }: RealReturn['choices'][number]) => {
    const { says: what } = indexWords[one]
    if (!knownUntil) return what[language]
    const until = monthProse(inMonth(knownUntil))
    return priceRise === null
      ? t.choiceOld(what[language], until)
      : t.choice(what[language], returnRate(priceRise, 1), until)
  }
  return (
    <>
      <Button small look="second" className={styles.indexChip} aria-label={t.index} onClick={() => setOpen(true)}>
        {indexWords[index].chip[language]}
        <Icon shape={chevronDownIcon} sizePx={18} />
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.index} closeLabel={t.close}>
        <div className={base.stack}>
          <p className={base.muted}>{t.which}</p>
          <RadioCards
            label={t.index}
            cards={choices.map(choice => ({
              value: choice.index,
              title: indexWords[choice.index].name[language],
              says: says(choice),
              price: choice.realRate === null ? undefined : returnRate(choice.realRate, 1),
            }))}
            value={index}
            onChange={next => {
              chooseIndex(currency, next)
              setOpen(false)
            }}
          />
          <p className={`${base.small} ${base.faint}`}>{t.indexFoot}</p>
        </div>
      </Sheet>
    </>
  )
}

/** Every purchase: what it cost then, in the money of today, and what it is worth or was sold for. */
function Purchases({ data, returns: { purchases, purchaseCount } }: Props) {
  const t = useText(realText)
  const { date, returnRate } = useFormat()
  const money = useMoney(data.currency)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.each}</h2>
      <ul className={cards.rows}>
        {purchases.map(({ coinSymbol, date: bought, paid, inToday, now, state }, i) => {
          const against = inToday ?? paid
          const change = against > 0 ? now / against - 1 : null
          return (
            <li key={`${coinSymbol} ${bought} ${String(i)}`} className={styles.lot}>
              <div className={styles.lotHead}>
                <CoinLogo symbol={coinSymbol} sizePx={32} />
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
              <dl className={styles.lotFigures}>
                <Figure name={t.paid} value={money.paidWhole(paid)} />
                <Figure name={t.inToday} value={inToday === null ? '–' : money.paidWhole(inToday)} />
                <Figure name={t.now} value={money.paidWhole(now)} />
              </dl>
            </li>
          )
        })}
      </ul>
      {purchaseCount > purchases.length && (
        <p className={classes(base.tiny, base.faint, cards.flushHead)}>{t.more(purchases.length, purchaseCount)}</p>
      )}
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
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
