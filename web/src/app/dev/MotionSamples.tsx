import { numbersIn } from '@pusula/words'
import { useState } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionOf } from '../../ui/direction.ts'
import { Gauge } from '../../ui/instruments/Gauge.tsx'
import { NumberRoll } from '../../ui/instruments/NumberRoll.tsx'
import { PriceFlash } from '../../ui/instruments/PriceFlash.tsx'
import { Sparkline } from '../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import rowStyles from '../../ui/rows.module.css'
import { LoadingDots } from '../../ui/states/LoadingDots.tsx'
import { Line, Section } from './Section.tsx'
import { coinPicture, falling, rising } from './samples.ts'

const openUsd = 104_500
const prices = [104_812.4, 104_977.15, 103_990.02]
const { money, ratio } = numbersIn('en')

export function MotionSamples() {
  const [step, setStep] = useState(0)
  const priceUsd = prices[step % prices.length] ?? openUsd
  return (
    <>
      <Section title="Row, and price flash: up, down, waiting">
        <div className={`${cards.card} ${cards.flush} ${cards.rows}`}>
          <Row symbol="BTC" name="Bitcoin" values={rising} flash="up" price="$104,812.40" change="+2.34%" />
          <Row symbol="SOL" name="Solana" values={falling} flash="down" price="$162.46" change="−3.08%" />
          <div className={rowStyles.row}>
            <CoinLogo symbol="ETH" />
            <span>
              <b>ETH</b>
              <small>Ethereum</small>
            </span>
            <Sparkline values={[]} className={rowStyles.line} />
            <span className={rowStyles.value}>
              <b>
                <LoadingDots label="Price on its way">$3,528.17</LoadingDots>
              </b>
            </span>
          </div>
        </div>
      </Section>
      <Section title="A new price: flash, roll, needle">
        <Line>
          <PriceFlash value={priceUsd} className={base.figure}>
            <NumberRoll text={money(priceUsd)} />
          </PriceFlash>
          <Delta direction={directionOf(openUsd, priceUsd)}>{ratio(priceUsd / openUsd - 1)}</Delta>
        </Line>
        <Line>
          <Gauge score={60 + (step % 3) * 14} widthPx={132} label={`Score ${60 + (step % 3) * 14} of 100`} />
          <Button onClick={() => setStep(step + 1)}>Next price</Button>
        </Line>
      </Section>
    </>
  )
}

type RowProps = {
  symbol: string
  name: string
  values: number[]
  flash: 'up' | 'down'
  price: string
  change: string
}

function Row({ symbol, name, values, flash, price, change }: RowProps) {
  return (
    <div className={rowStyles.frame}>
      <button type="button" className={rowStyles.row}>
        <CoinLogo symbol={symbol} src={coinPicture} />
        <span>
          <b>{symbol}</b>
          <small>{name}</small>
        </span>
        <Sparkline values={values} className={rowStyles.line} />
        <span className={`${rowStyles.value} ${flash === 'up' ? rowStyles.flashUp : rowStyles.flashDown}`}>
          <b>{price}</b>
          <Delta direction={flash} small>
            {change}
          </Delta>
        </span>
      </button>
    </div>
  )
}
