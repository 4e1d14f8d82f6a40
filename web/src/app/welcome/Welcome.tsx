import { accounts } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { refreshViewer, type User } from '../../features/accounts/index.ts'
import { selectCoin } from '../../features/analysis/index.ts'
import { useBalance, useOpenCoins } from '../../features/credits/index.ts'
import { useHoldings } from '../../features/portfolio/index.ts'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { Button, IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, chevronRightIcon, closeIcon } from '../../ui/icons/icons.ts'
import { oneEach } from '../../ui/instruments/scale.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { tabPath } from '../place.ts'
import { welcomeText } from './messages.ts'
import styles from './Welcome.module.css'

const bitcoin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }

const look = () => selectCoin(bitcoin)

/** What a new member has, and three first steps; gone for ever once they are done or it was closed. */
export default function Welcome({ user }: { user: User }) {
  const t = useText(welcomeText)
  const { count } = useFormat()
  const balance = useBalance()
  const open = useOpenCoins(true)
  const { data: holdings } = useHoldings()
  const [isClosed, setClosed] = useState(false)
  const isGiftLeft = open?.gifts.includes(bitcoin.symbol) ?? true
  const hasBought = (holdings?.length ?? 0) > 0
  const isDone = !isGiftLeft && hasBought

  useEffect(() => {
    if (!isClosed && !isDone) return
    // Where this is not heard, the card is there once more and can be closed again.
    void call(accounts.endWelcome, {}).then(refreshViewer, () => undefined)
  }, [isClosed, isDone])

  if (isClosed || isDone) return null
  return (
    <div className={styles.welcome}>
      <section className={`${cards.card} ${base.stack}`} aria-labelledby="welcome">
        <div>
          <h2 className={base.heading} id="welcome">
            {user.firstName ? t.title(user.firstName) : t.titleOnly}
          </h2>
          <p className={`${base.small} ${base.muted}`}>{t.ready}</p>
        </div>
        {balance.kind === 'counted' && (
          <div>
            <p className={styles.credits}>
              <span className={`${base.figure} ${base.accent}`}>{count(balance.left)}</span>
              <span className={base.muted}>{t.credits(count(balance.left))}</span>
            </p>
            <TickScale
              {...oneEach(balance.total)}
              ratio={balance.total > 0 ? balance.left / balance.total : 0}
              label={t.credits(count(balance.left))}
            />
          </div>
        )}
        {isGiftLeft && (
          <div className={base.stackClose}>
            <Button look="primary" block onClick={look}>
              <CoinLogo src={bitcoin.image} symbol={bitcoin.symbol} sizePx={26} />
              {t.look}
            </Button>
            <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
              {t.free}
            </p>
          </div>
        )}
      </section>
      <Steps isGiftLeft={isGiftLeft} hasBought={hasBought} onClose={() => setClosed(true)} />
    </div>
  )
}

type StepsProps = { isGiftLeft: boolean; hasBought: boolean; onClose: () => void }

function Steps({ isGiftLeft, hasBought, onClose }: StepsProps) {
  const t = useText(welcomeText)
  const address = useAddress()
  const done = 1 + Number(!isGiftLeft) + Number(hasBought)
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-labelledby="first-steps">
      <div className={`${base.row} ${base.between} ${cards.flushHead}`}>
        <h2 className={base.subheading} id="first-steps">
          {t.steps} <span className={base.muted}>· {done} / 3</span>
        </h2>
        <IconButton label={t.close} icon={closeIcon} onClick={onClose} />
      </div>
      <ol className={styles.steps}>
        <li>
          <Step place={1} isDone title={t.joined} />
        </li>
        <li>
          {isGiftLeft ? (
            <button type="button" onClick={look}>
              <Step place={2} isNext title={t.lookAt} says={t.lookAtSays} />
            </button>
          ) : (
            <Step place={2} isDone title={t.lookAt} />
          )}
        </li>
        <li>
          {hasBought ? (
            <Step place={3} isDone title={t.buy} />
          ) : (
            <a href={address(tabPath.portfolio)}>
              <Step place={3} isNext={!isGiftLeft} title={t.buy} says={t.buySays} />
            </a>
          )}
        </li>
      </ol>
    </section>
  )
}

type StepProps = { place: number; title: string; says?: string; isDone?: boolean; isNext?: boolean }

function Step({ place, title, says, isDone = false, isNext = false }: StepProps) {
  const t = useText(welcomeText)
  return (
    <span className={styles.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <i>{isDone ? <Icon shape={checkIcon} sizePx={16} /> : place}</i>
      <span>
        <b>
          {title}
          {isDone && <span className={base.visuallyHidden}> ({t.done})</span>}
        </b>
        {says && <small>{says}</small>}
      </span>
      {!isDone && <Icon shape={chevronRightIcon} sizePx={18} />}
    </span>
  )
}
