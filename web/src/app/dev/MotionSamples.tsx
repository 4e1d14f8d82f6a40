import { numbersIn } from '@pusula/words'
import { useState } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { directionOf } from '../../ui/direction.ts'
import { Gauge } from '../../ui/instruments/Gauge.tsx'
import { NumberRoll } from '../../ui/instruments/NumberRoll.tsx'
import { PriceFlash } from '../../ui/instruments/PriceFlash.tsx'
import { Sparkline } from '../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
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
        <div className="card card--flush rows">
          <Row symbol="BTC" name="Bitcoin" values={rising} flash="up" price="$104,812.40" change="+2.34%" />
          <Row symbol="SOL" name="Solana" values={falling} flash="down" price="$162.46" change="−3.08%" />
          <div className="coinrow">
            <CoinLogo symbol="ETH" />
            <span>
              <b>ETH</b>
              <small>Ethereum</small>
            </span>
            <Sparkline values={[]} />
            <span className="val">
              <b>
                <LoadingDots label="Price on its way">$3,528.17</LoadingDots>
              </b>
            </span>
          </div>
        </div>
      </Section>
      <Section title="A new price: flash, roll, needle">
        <Line>
          <PriceFlash value={priceUsd} className="fig">
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
    <div className="coinrow-w">
      <button type="button" className="coinrow">
        <CoinLogo symbol={symbol} src={coinPicture} />
        <span>
          <b>{symbol}</b>
          <small>{name}</small>
        </span>
        <Sparkline values={values} />
        <span className={`val flash-${flash}`}>
          <b>{price}</b>
          <Delta direction={flash}>{change}</Delta>
        </span>
      </button>
    </div>
  )
}
