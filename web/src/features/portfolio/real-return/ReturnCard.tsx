import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { RadioCards } from '../../../ui/fields/Checkbox.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { calendarIcon, chevronDownIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { chooseIndex, type RealReturn, type Returns } from '../queries.ts'
import { indexWords, moneyWords, realText, sentenceText } from './messages.ts'
import styles from './real-return.module.css'
import { ageOf, inMonth } from './sentence.ts'

type Props = { data: RealReturn; returns: Returns }

/** The figure has no colour: a good and a bad one look alike. */
export function ReturnCard({ data, returns }: Props) {
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
    <section className={`${cards.card} ${styles.returnCard}`}>
      <div>
        <div className={styles.returnHead}>
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
      <Button
        small
        look="second"
        className={styles.indexChip}
        aria-label={`${t.index}: ${indexWords[index].chip[language]}`}
        onClick={() => setOpen(true)}
      >
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
