import { useState } from 'react'
import { CreditBadge } from '../../features/credits/CreditBadge.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import comboboxStyles from '../../ui/fields/Combobox.module.css'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lockIcon, searchXIcon } from '../../ui/icons/icons.ts'
import coinLogoStyles from '../../ui/marks/CoinLogo.module.css'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Spinner } from '../../ui/states/Spinner.tsx'
import styles from './dev.module.css'
import { Section } from './Section.tsx'
import { coinPicture } from './samples.ts'

const coins = [
  { symbol: 'BTC', name: 'Bitcoin', locked: false },
  { symbol: 'BNB', name: 'Binance Coin', locked: false },
  { symbol: 'BCH', name: 'Bitcoin Cash', locked: true },
  { symbol: 'TAO', name: 'Bittensor', locked: true },
]

export function SearchSamples() {
  const [text, setText] = useState('')
  const found = coins.filter(({ symbol, name }) => `${symbol} ${name}`.toLowerCase().includes(text.toLowerCase()))
  return (
    <Section title="Search: live, searching, no result">
      <Combobox
        label="Search coins"
        listLabel="Results"
        clearLabel="Clear"
        text={text}
        onText={setText}
        options={found}
        keyOf={coin => coin.symbol}
        isLocked={coin => coin.locked}
        onPick={coin => {
          setText('')
          toast.show({ tone: 'ok', title: coin.name })
        }}
        announcement={`${found.length} results`}
        notice={found.length === 0 && <NoResult />}
        renderOption={coin => (
          <>
            <CoinLogo symbol={coin.symbol} src={coin.locked ? null : coinPicture} />
            <span className={base.grow}>
              <b>{coin.symbol}</b>
              <small>
                <mark>{coin.name.slice(0, 2)}</mark>
                {coin.name.slice(2)}
              </small>
            </span>
            {coin.locked && (
              <span className={comboboxStyles.lock}>
                <Icon shape={lockIcon} sizePx={16} />
                Members
              </span>
            )}
          </>
        )}
        footer={
          <>
            <span className={base.grow}>Join free for every coin.</span>
            <Button look="primary" small>
              Join
            </Button>
          </>
        }
        aside={<CreditBadge href="#credits">12 credits</CreditBadge>}
      />
      <div className={`${comboboxStyles.dropdown} ${styles.static}`}>
        <div className={comboboxStyles.option}>
          <Spinner label="Searching" />
          <span className={`${base.muted} ${base.small}`}>Searching…</span>
        </div>
      </div>
      <div className={`${comboboxStyles.dropdown} ${styles.static}`}>
        <NoResult />
      </div>
    </Section>
  )
}

function NoResult() {
  return (
    <div className={comboboxStyles.option}>
      <span className={`${coinLogoStyles.logo} ${coinLogoStyles.monogram}`} style={{ width: 36, height: 36 }}>
        <Icon shape={searchXIcon} sizePx={18} />
      </span>
      <span className={base.grow}>
        <b>No results</b>
        <small>Try a different term</small>
      </span>
    </div>
  )
}
