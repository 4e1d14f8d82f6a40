import type { Format } from '@pusula/words'
import { useEffect } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import type { InLanguage } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../market/index.ts'
import { endDecimals, points } from './dollars.ts'
import { ResultMark } from './Marks.tsx'
import { resultText, turnText } from './messages.ts'
import { type Call, useCall, useCard, useSeen } from './queries.ts'
import { RangeBands, SealedBody } from './SealedBody.tsx'
import styles from './turn.module.css'

/** One of one’s own ranges: how it ended, or that it is still sealed. */
export function OwnCall({ id, isMember }: { id: number; isMember: boolean }) {
  const r = useText(resultText)
  const address = useAddress()
  return (
    <Loaded query={useCall(id)}>
      {call => (
        <>
          {call.state === 'sealed' ? <StillSealed call={call} isMember={isMember} /> : <ResultCard call={call} />}
          <ButtonLink look="primary" block href={address('/turn')}>
            {r.giveToday}
          </ButtonLink>
        </>
      )}
    </Loaded>
  )
}

function StillSealed({ call, isMember }: { call: Call; isMember: boolean }) {
  const t = useText(turnText)
  const card = useCard(call.symbol)
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <ResultHead call={call}>
        <h2 className={base.subheading}>{t.sealed}</h2>
      </ResultHead>
      <SealedBody
        call={call}
        nowUsd={card.data?.priceUsd ?? call.priceUsd}
        given={card.data?.given}
        canNotify={isMember}
      />
    </section>
  )
}

function ResultHead({ call, children }: { call: Call; children: React.ReactNode }) {
  const r = useText(resultText)
  const { shortDay, time } = useFormat()
  const [from, to] = [new Date(call.sealedAt), new Date(call.dueAt)]
  const sameMonth = shortDay(from).split(' ')[1] === shortDay(to).split(' ')[1]
  return (
    <div className={styles.head}>
      <CoinLogo src={logoOf(call.symbol)} symbol={call.symbol} sizePx={36} />
      <div>
        <small>
          {call.name} ·{' '}
          {r.fromTo((sameMonth ? shortDay(from).split(' ')[0] : shortDay(from)) ?? '', shortDay(to), time(to))}
        </small>
        {children}
      </div>
    </div>
  )
}

type Words = InLanguage<typeof resultText>

/** Wider than another by less than this is as wide. */
const alikeRatio = 0.05

/** Where the price ended, seen from the range. */
function whereItEnded(call: Call, t: Words, { roughPrice, plain }: Format): string {
  const { result } = call
  if (!result) return ''
  const { endUsd, outcome } = result
  if (outcome === 'inside') return t.inside(roughPrice(endUsd))
  const edgeUsd = outcome === 'above' ? call.highUsd : call.lowUsd
  return t[outcome](roughPrice(endUsd), `$${plain(Math.abs(endUsd - edgeUsd), endDecimals(endUsd))}`)
}

/** What the result means beside Pusula’s: the first that fits. */
export function besideOthers(
  { widthRatio, rivals: { pusula, unchanged }, result }: Call,
  t: Words,
  { times }: Format,
): string {
  if (!result) return ''
  const wider = widthRatio / pusula.widthRatio
  if (result.outcome === 'inside') {
    if (wider < 1 - alikeRatio) return t.narrowHeld
    return wider > 1 + alikeRatio ? t.wideHeld(times(wider)) : t.sameHeld
  }
  if (pusula.isInside) return wider < 1 ? t.onlyYou : t.onlyYouBeside
  if (unchanged.isInside) return t.bothMissed
  const all = [
    { width: widthRatio, score: result.scoreRatio },
    { width: pusula.widthRatio, score: pusula.scoreRatio ?? 0 },
    { width: unchanged.widthRatio, score: unchanged.scoreRatio ?? 0 },
  ]
  const narrowest = all.reduce((a, b) => (b.width < a.width ? b : a))
  return all.every(({ score }) => score <= narrowest.score) ? t.allMissed : t.bothMissed
}

/** The word first, then the price, the three ranges with their scores, and how the score came about. */
function ResultCard({ call }: { call: Call }) {
  const t = useText(turnText)
  const r = useText(resultText)
  const format = useFormat()
  const { mutate: see } = useSeen()
  const { id, isSeen, result, rivals } = call
  useEffect(() => {
    if (!isSeen) see(id)
  }, [id, isSeen, see])
  if (!result)
    return (
      <section className={`${cards.card} ${styles.card}`}>
        <ResultHead call={call}>
          <h2 className={styles.verdict}>{r.notCounted}</h2>
        </ResultHead>
        <p className={base.muted}>{r.notCountedSays}</p>
      </section>
    )
  const isHeld = result.outcome === 'inside'
  const { pusula, unchanged } = rivals
  const score = (ratio: number | null) => (ratio === null ? '–' : points(ratio, format))
  const scores = [score(result.scoreRatio), score(pusula.scoreRatio), score(unchanged.scoreRatio)] as const
  const [mine, theirs, still] = scores
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <ResultHead call={call}>
        <h2 className={styles.verdict}>
          <ResultMark mark={isHeld ? 'held' : 'missed'} large />
          {isHeld ? r.held : r.missed}
        </h2>
      </ResultHead>
      <p className={base.muted}>
        {whereItEnded(call, r, format)} {besideOthers(call, r, format)}
      </p>
      <RangeBands
        bands={[
          { name: t.you, low: call.lowUsd, high: call.highUsd, text: mine, isOwn: true },
          { name: 'Pusula', low: pusula.lowUsd, high: pusula.highUsd, text: theirs },
          { name: t.unchanged, low: unchanged.lowUsd, high: unchanged.highUsd, text: still },
        ]}
        price={result.endUsd}
        heading={t.score}
        write={format.roughPrices}
        label={t.resultPicture(format.roughPrice(result.endUsd), mine, theirs, still)}
      />
      <p className={`${base.small} ${base.muted} ${styles.ruled}`}>
        {isHeld
          ? r.scoreInside(score(call.widthRatio))
          : r.scoreOutside(score(call.widthRatio), format.plain(100 * result.outsideRatio, 2))}
        <b className={styles.strong}>{mine}</b>. {r.smaller}
      </p>
    </section>
  )
}
