import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonArea.tsx'
import { realText } from './messages.ts'
import { type RealReturn, useRealReturn } from './queries.ts'
import styles from './real-return.module.css'
import { headSentence, type Sentence } from './sentence.ts'

/** The one honest sentence of the portfolio's head; the whole block leads to its screen. */
export function HeadSentence({ currency }: { currency: RealReturn['currency'] }) {
  const t = useText(realText)
  const language = useLanguage()
  const address = useAddress()
  const { data, isError } = useRealReturn(currency)
  // Where it cannot be had, the return stands above it all the same.
  if (!data && isError) return null
  if (!data || data.currency !== currency)
    return (
      <SkeletonArea label={t.waiting}>
        <Skeleton heightPx={72} />
      </SkeletonArea>
    )
  const sentence = headSentence(data, language)
  if (!sentence) return null
  return (
    <a className={styles.sentence} href={address('/dashboard/portfolio/real')}>
      <span>
        <Rated sentence={sentence} />
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}

/** A sentence whose rates stand in it signed and in their colour. */
function Rated({ sentence: { text, rates } }: { sentence: Sentence }): ReactNode {
  const { returnRate } = useFormat()
  return text.split(/\{(\w+)\}/).map((part, i) => {
    if (i % 2 === 0) return part
    const value = rates[part as keyof typeof rates] ?? 0
    return (
      <b key={part} className={directionClass[directionOf(0, Math.round(100 * value))]}>
        {returnRate(value)}
      </b>
    )
  })
}
