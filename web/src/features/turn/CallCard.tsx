import { type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { usePathname, useSearch } from '../../lib/location.ts'
import { asProblem } from '../../lib/problem.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { Button, ButtonLink, IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronDownIcon, infoIcon, lockIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { ErrorBox, Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonText.tsx'
import { placeHere, wayInFor } from '../accounts/index.ts'
import { logoOf } from '../market/index.ts'
import { CallForm } from './CallForm.tsx'
import { turnText } from './messages.ts'
import { type Call, type Card, useCard } from './queries.ts'
import { SealedBody } from './SealedBody.tsx'
import styles from './turn.module.css'
import type { Visitor } from './visitor.ts'

type Props = {
  symbol: string
  name: string
  visitor: Visitor
  /** Opens the list of coins; a coin’s own page has none. */
  onOther?: (() => void) | undefined
}

/** One coin’s question of the day: two ends to place, or the range that is sealed. */
export function CallCard({ symbol, name, visitor, onOther }: Props) {
  const t = useText(turnText)
  const query = useCard(symbol)
  const { data: card, error, isFetching } = query
  if (!card && error) {
    const { code } = asProblem(error)
    const title = code === 'turn.notOffered' ? t.notTested(name) : code.startsWith('market.') ? t.noPrice(name) : null
    return (
      <section className={cards.card}>
        <ErrorBox
          title={title ?? t.failed}
          action={
            <div className={styles.buttons}>
              <Button small busy={isFetching && t.waiting} onClick={() => void query.refetch()}>
                {t.retry}
              </Button>
              {onOther && (
                <Button small onClick={onOther}>
                  {t.otherCoin}
                </Button>
              )}
            </div>
          }
        >
          {title && t.noPriceSays}
        </ErrorBox>
      </section>
    )
  }
  if (!card) return <Waiting />
  if (card.mine) return <SealedCall key="sealed" call={card.mine} card={card} visitor={visitor} onOther={onOther} />
  return (
    <>
      <OldPrice card={card} onRetry={() => void query.refetch()} />
      <section className={`${cards.card} ${styles.card}`}>
        {card.refusal === 'guestLimit' ? (
          <>
            <Head card={card} onOther={undefined} />
            <Join says={t.guestLimit} />
          </>
        ) : visitor === 'stranger' ? (
          <>
            <Head card={card} onOther={onOther} />
            <AsGuest />
          </>
        ) : (
          // A coin chosen anew starts with ends of its own.
          <CallForm key={symbol} card={card}>
            <Head card={card} onOther={onOther} />
          </CallForm>
        )}
      </section>
      <Note>{t.pusulaHidden}</Note>
    </>
  )
}

/** A price is asked for every few seconds: one of minutes ago says so. */
const oldMs = 3 * 60_000

function OldPrice({ card, onRetry }: { card: Card; onRetry: () => void }) {
  const t = useText(turnText)
  const { age } = useFormat()
  const ageMs = sinceMs(card.at)
  if (ageMs < oldMs) return null
  return (
    <Notice kind="old" action={{ label: t.retry, run: onRetry }}>
      {t.oldPrice(age(ageMs))}
    </Notice>
  )
}

export const Note = ({ children }: { children: ReactNode }) => (
  <p className={cards.note}>
    <Icon shape={infoIcon} sizePx={18} />
    <span>{children}</span>
  </p>
)

function Head({ card, onOther }: { card: Card; onOther: (() => void) | undefined }) {
  const t = useText(turnText)
  const { shortDay, time } = useFormat()
  const due = new Date(card.dueAt)
  return (
    <div className={styles.head}>
      <CoinLogo src={logoOf(card.symbol)} symbol={card.symbol} sizePx={36} />
      <div>
        <small>
          {t.title} · {t.forMoment(t.dayAndTime(shortDay(due), time(due)))}
        </small>
        <h2 className={base.subheading}>{t.question(card.name)}</h2>
      </div>
      {onOther && <IconButton label={t.otherCoin} icon={chevronDownIcon} onClick={onOther} />}
    </div>
  )
}

/** The range that is given for today, with Pusula’s beside it for the first time. */
function SealedCall({ call, card, visitor, onOther }: { call: Call; card: Card } & Pick<Props, 'visitor' | 'onOther'>) {
  const t = useText(turnText)
  const { shortDay, time } = useFormat()
  const due = new Date(call.dueAt)
  return (
    <>
      <section className={`${cards.card} ${styles.card} ${styles.turned}`}>
        <div className={styles.head}>
          <CoinLogo src={logoOf(call.symbol)} symbol={call.symbol} sizePx={36} />
          <div>
            <small>
              {t.title} · {t.forMoment(t.dayAndTime(shortDay(due), time(due)))}
            </small>
            <h2 className={base.subheading}>{t.sealed}</h2>
          </div>
          <Pill>
            <Icon shape={lockIcon} sizePx={14} />
            <span className={base.visuallyHidden}>{t.opensAt(time(due))}</span>
            <span aria-hidden="true">{time(due)}</span>
          </Pill>
        </div>
        <SealedBody call={call} nowUsd={card.priceUsd} given={card.given} canNotify={visitor === 'member'} />
      </section>
      {visitor === 'guest' && <KeepIt />}
      {visitor === 'member' && onOther && (
        <Button block onClick={onOther}>
          {t.more}
        </Button>
      )}
      <Note>{t.unchangedMeans}</Note>
    </>
  )
}

/** A guest’s range is on this device alone: it moves with them when they join. */
function KeepIt() {
  const t = useText(turnText)
  const [isAsked, setAsked] = useState(true)
  if (!isAsked) return null
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <h2 className={base.subheading}>{t.guestAsk}</h2>
      <Join says={t.guestSays} />
      <Button block look="ghost" onClick={() => setAsked(false)}>
        {t.notNow}
      </Button>
    </section>
  )
}

function Join({ says }: { says: string }) {
  const t = useText(turnText)
  const here = placeHere({ pathname: usePathname(), search: useSearch() })
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{says}</p>
      <ButtonLink look="primary" block href={wayInFor(here)}>
        {t.join}
      </ButtonLink>
    </>
  )
}

/** Somebody who reads the table and has no account of any kind. */
function AsGuest() {
  const t = useText(turnText)
  const address = useAddress()
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{t.guestSays}</p>
      <ButtonLink look="primary" block href={address('/turn?guest=true')}>
        {t.tryAsGuest}
      </ButtonLink>
    </>
  )
}

/** Overline and question, the scale, two fields, the seal. */
function Waiting() {
  const t = useText(turnText)
  return (
    <SkeletonArea label={t.waiting} className={`${cards.card} ${styles.card}`}>
      <Skeleton width="80%" heightPx={44} />
      <Skeleton heightPx={92} />
      <Skeleton heightPx={74} />
      <Skeleton width="70%" heightPx={20} />
      <Skeleton heightPx={48} />
    </SkeletonArea>
  )
}
