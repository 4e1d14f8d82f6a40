import { pricesIn } from '@pusula/words'
import type { ReactNode } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Advice } from '../Advice.tsx'
import screenStyles from '../AnalysisScreen.module.css'
import { AnalysisHead } from '../head/AnalysisHead.tsx'
import { selectCoin } from '../select/flow.ts'
import { coinOf } from '../select/reading.ts'
import { type AnalyzedCoin, newRun } from '../select/run.ts'
import { Follows } from './Follows.tsx'
import { DollarFacts, GapCard } from './GapCard.tsx'
import { type CoinKind, useKind } from './kind.ts'
import { specialText } from './messages.ts'
import styles from './special.module.css'
import { YoungCards } from './YoungCards.tsx'

type Props = {
  symbol: string
  actions?: ((coin: AnalyzedCoin, nowUsd: number | undefined) => ReactNode) | undefined
  /** The headlines of a coin, which another feature shows. */
  newsOf?: ((coin: AnalyzedCoin) => ReactNode) | undefined
}

/** A coin that has no analysis of its own: what can be said of it instead, for nothing. */
export default function SpecialScreen({ symbol, actions, newsOf }: Props) {
  const t = useText(specialText)
  const language = useLanguage()
  const query = useKind(symbol)
  const coin = coinOf(symbol, query.data?.name)
  const isUnknown = query.error !== null && asProblem(query.error).code === 'market.unknownCoin'
  return (
    <div className={screenStyles.columns}>
      <Heading title={`${coin.name} · ${t.kinds}`} look="hidden">
        {coin.name}
      </Heading>
      <div className={screenStyles.head}>
        {/* The price of the market is free, and there is no other one here. */}
        {!isUnknown && <AnalysisHead run={newRun(coin, language, 0)} isEnded actions={actions} />}
      </div>
      <div className={screenStyles.main}>
        {isUnknown ? (
          <Unknown />
        ) : (
          <Loaded query={query}>{kind => <Said kind={kind} coin={coin} newsOf={newsOf} />}</Loaded>
        )}
      </div>
    </div>
  )
}

type SaidProps = Pick<Props, 'newsOf'> & { kind: CoinKind; coin: AnalyzedCoin }

function Said({ kind, coin, newsOf }: SaidProps) {
  const t = useText(specialText)
  const { gap, young, follows } = kind
  const text = pricesIn(kind.text, useMoney())
  if (!text) return <Ordinary coin={coin} />
  const isStory = !(gap || young)
  return (
    <>
      <h2 className={gap?.isOff ? styles.warning : styles.headline}>{text.headline}</h2>
      <div className={styles.columns}>
        {follows && <Follows kind={kind} follows={follows} says={text.instead} />}
        {gap && <GapCard gap={gap} isDollar={kind.kind === 'currency'} />}
        {gap && kind.kind === 'currency' && <DollarFacts gap={gap} text={text} />}
        {young && <YoungCards young={young} nowUsd={kind.priceUsd} />}
        {isStory && <Story text={text} isWhy={!follows} />}
      </div>
      {(kind.kind === 'no-candles' || kind.kind === 'still') && newsOf?.(coin)}
      <Advice>{young ? t.youngAdvice : t.advice}</Advice>
    </>
  )
}

type Text = NonNullable<CoinKind['text']>

function Story({ text, isWhy }: { text: Text; isWhy: boolean }) {
  const t = useText(specialText)
  return (
    <section className={`${cards.card} ${base.stackTight}`}>
      <h3 className={base.subheading}>{t.why}</h3>
      {[text.happened, text.stands, text.changes, isWhy ? text.instead : ''].filter(Boolean).map(says => (
        <p key={says} className={`${base.small} ${base.muted}`}>
          {says}
        </p>
      ))}
    </section>
  )
}

/** Somebody came by a link to a coin that can be analysed after all. */
function Ordinary({ coin }: { coin: AnalyzedCoin }) {
  const t = useText(specialText)
  return (
    <section className={cards.card}>
      <Empty
        title={t.ordinary(coin.name)}
        action={
          <Button look="primary" small onClick={() => selectCoin(coin)}>
            {t.analyze}
          </Button>
        }
      >
        {t.ordinarySays}
      </Empty>
    </section>
  )
}

function Unknown() {
  const t = useText(specialText)
  const address = useAddress()
  return (
    <section className={cards.card}>
      <Empty
        title={t.unknown}
        action={
          <ButtonLink look="primary" small href={address('/dashboard/home')}>
            {t.pick}
          </ButtonLink>
        }
      >
        {t.unknownSays}
      </Empty>
    </section>
  )
}
