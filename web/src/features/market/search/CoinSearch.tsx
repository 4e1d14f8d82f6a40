import { memo, type ReactNode, useRef, useState } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import comboboxStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { cloudOffIcon, type IconShape, lockIcon, searchXIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Spinner } from '../../../ui/states/Spinner.tsx'
import emptyStyles from '../../../ui/states/states.module.css'
import type { Coin } from '../coins.ts'
import { searchText } from '../messages.ts'
import styles from './CoinSearch.module.css'
import { matchIn, useFound } from './found-coins.ts'

/** Opening delay after a pick: a second tap on the field must not open the list over the coin that is being analyzed. */
const analysisMs = 10_000
/** Whoever types is searching anew: what is left of the quiet ends soon. */
const byHandMs = 3_000

/** Until when the list does not open by a mere tap. Typing and the arrow keys always open it. */
type QuietUntilMs = number

export const quietAfterPick = (nowMs: number): QuietUntilMs => nowMs + analysisMs

export const quietAfterTyping = (untilMs: QuietUntilMs, nowMs: number): QuietUntilMs =>
  Math.min(untilMs, nowMs + byHandMs)

export const isQuiet = (untilMs: QuietUntilMs, nowMs: number): boolean => nowMs < untilMs

type Props = {
  onPick: (coin: Coin) => void
  /** Beside the field. */
  aside?: ReactNode
}

/** Finds a coin by symbol or name. Locked coins are shown, with the way to open them. */
export const CoinSearch = memo(function CoinSearch({ onPick, aside }: Props) {
  const t = useText(searchText)
  const language = useLanguage()
  const [text, setText] = useState('')
  const quietUntilMs = useRef<QuietUntilMs>(0)
  const found = useFound(text)
  const coins = found.state === 'found' ? found.coins : []
  return (
    <Combobox
      label={t.search}
      listLabel={t.results}
      clearLabel={t.clear}
      text={text}
      onText={typed => {
        quietUntilMs.current = quietAfterTyping(quietUntilMs.current, Date.now())
        setText(typed)
      }}
      isQuiet={() => isQuiet(quietUntilMs.current, Date.now())}
      options={coins}
      keyOf={coin => coin.id}
      isLocked={coin => coin.isLocked}
      renderOption={coin => <CoinOption coin={coin} wanted={text} />}
      onPick={coin => {
        setText('')
        quietUntilMs.current = quietAfterPick(Date.now())
        onPick(coin)
      }}
      notice={
        found.state === 'searching' ? (
          <Searching />
        ) : found.state === 'failed' ? (
          <Said icon={cloudOffIcon} title={t.failed} text={asProblem(found.error).texts[language]} />
        ) : (
          found.state === 'found' &&
          coins.length === 0 && <Said icon={searchXIcon} title={t.nothing} text={t.nothingSays} />
        )
      }
      announcement={found.state === 'found' ? (coins.length > 0 ? t.found(coins.length) : t.nothing) : ''}
      footer={coins.some(coin => coin.isLocked) && <Offer />}
      aside={aside}
    />
  )
})

function Searching() {
  const t = useText(searchText)
  return (
    <div className={comboboxStyles.option}>
      <Spinner label={t.searching} />
      <span className={`${base.muted} ${base.small}`} aria-hidden="true">
        {t.searching}
      </span>
    </div>
  )
}

function Said({ icon, title, text }: { icon: IconShape; title: string; text: string }) {
  return (
    <div className={comboboxStyles.option}>
      <span className={`${emptyStyles.icon} ${styles.icon}`}>
        <Icon shape={icon} sizePx={18} />
      </span>
      <span className={base.grow}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </div>
  )
}

function Offer() {
  const t = useText(searchText)
  const address = useAddress()
  return (
    <>
      <span className={base.grow}>{t.offer}</span>
      <ButtonLink look="primary" small href={address('/signup')}>
        {t.join}
      </ButtonLink>
    </>
  )
}

function CoinOption({ coin, wanted }: { coin: Coin; wanted: string }) {
  const t = useText(searchText)
  return (
    <>
      <CoinLogo symbol={coin.symbol} src={coin.image} />
      <span className={base.grow}>
        <b>
          <Marked text={coin.symbol} wanted={wanted} />
        </b>
        <small>
          <Marked text={coin.name} wanted={wanted} />
        </small>
      </span>
      {coin.isLocked && (
        <span className={comboboxStyles.lock}>
          <Icon shape={lockIcon} sizePx={16} />
          {t.members}
        </span>
      )}
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const { before, match, after } = matchIn(text, wanted)
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  )
}
