import type { Currency, Language } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { readNumber } from '@pusula/words/reading'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { useRate } from '../../../lib/money/rates.ts'
import { readStored, writeStored } from '../../../stored/stored.ts'

export const risksPercent = [0.5, 1, 2, 3] as const
type RiskPercent = (typeof risksPercent)[number]

/** A sum as it was typed, what it was read as, and the habit and the currency that make it so. */
interface Typed {
  text: string
  value: string | null
  language: Language
  currency: Currency
}

interface Size {
  capital: Typed | null
  riskPercent: RiskPercent
}

export const riskOf = (written: string | undefined): RiskPercent =>
  risksPercent.find(percent => String(percent) === written) ?? 1

const isCurrency = (word: string | undefined): word is Currency => word !== undefined && word in currencySigns

/** What was typed in either habit, as a plain number above zero; a sum of another currency is none of this one. */
function readCapital(text: string, language: Language, currency: Currency): string | null {
  const sign = currencySigns[currency]
  const read = readNumber(text, language, { decimals: 2, most: 1e12 })
  if (read.kind === 'refused' || (read.unit ?? sign) !== sign) return null
  return Number(read.value) === 0 ? null : read.value
}

/**
 * Capital and risk, kept on the device and never sent. A sum belongs to the currency it was typed in: in another one it is
 * shown at the rate of now, and where that is not known it is asked for anew.
 */
export function useSize() {
  const language = useLanguage()
  const money = useMoney()
  const { currency } = money.tender
  const [{ capital, riskPercent }, setSize] = useState((): Size => {
    const [value, risk, own] = readStored('planSize') ?? []
    const isWhole = value && isCurrency(own)
    return {
      capital: isWhole ? { text: money.typed(value), value, language, currency: own } : null,
      riskPercent: riskOf(risk),
    }
  })
  const own = capital?.currency ?? currency
  const ownRate = useRate(own)

  /** As it was typed, or the same sum in the reader's currency and habit of now. */
  function shown(): { text: string; value: string | null } {
    if (!capital) return { text: '', value: null }
    if (own === currency && capital.language === language) return capital
    if (own === currency) return { text: money.typed(capital.value ?? capital.text), value: capital.value }
    const perDollar = own === 'USD' ? 1 : ownRate?.perDollar
    if (!capital.value || !perDollar) return { text: '', value: null }
    const value = String(Math.round(money.fromDollars(Number(capital.value) / perDollar) * 100) / 100)
    return { text: money.typed(value), value }
  }

  /** What cannot be read leaves the last sum that could; an empty field leaves none. */
  function keep(next: Size) {
    setSize(next)
    const { text, value, currency: of } = next.capital ?? { text: '', value: null, currency }
    if (value || !text.trim()) writeStored('planSize', [value ?? '', String(next.riskPercent), of])
  }

  const { text, value } = shown()
  return {
    text,
    sign: currencySigns[currency],
    isWrong: text.trim() !== '' && value === null,
    capitalUsd: money.toDollars(Number(value ?? 0)),
    riskPercent,
    type: (typed: string) =>
      keep({
        capital: { text: typed, value: readCapital(typed, language, currency), language, currency },
        riskPercent,
      }),
    risk: (percent: RiskPercent) => keep({ capital, riskPercent: percent }),
  }
}
