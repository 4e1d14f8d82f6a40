import { numbersIn } from '@pusula/words'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Donut, type Slice } from '../../ui/instruments/Donut.tsx'
import { DonutLegend } from '../../ui/instruments/DonutLegend.tsx'
import { Ladder, type LadderRow } from '../../ui/instruments/Ladder.tsx'
import { ProgressTicks } from '../../ui/instruments/ProgressTicks.tsx'
import { RangeScale } from '../../ui/instruments/RangeScale.tsx'
import { Sparkline } from '../../ui/instruments/Sparkline.tsx'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { Line, Section } from './Section.tsx'
import { falling, rising } from './samples.ts'

const { priceTag } = numbersIn('en')

const point = (name: string, value: number) => ({ name, value, text: priceTag(value) })

const slices: Slice[] = [
  { name: 'BTC', share: 0.48, text: '48.0%' },
  { name: 'ETH', share: 0.24, text: '24.0%' },
  { name: 'SOL', share: 0.14, text: '14.0%' },
  { name: 'BNB', share: 0.09, text: '9.0%' },
  { name: 'Others', share: 0.05, text: '5.0%' },
]

const level = (name: string, price: number, text: string): LadderRow => ({
  kind: name.startsWith('R') ? 'resistance' : 'support',
  name,
  price,
  text: priceTag(price),
  distance: { direction: name.startsWith('R') ? 'up' : 'down', text },
})

const now: LadderRow = { kind: 'now', name: 'Now', price: 104_812, text: '$104,812' }
const outer = [level('R3', 109_480, '+4.5%'), level('R2', 107_250, '+2.3%'), level('S3', 99_720, '−4.9%')]
const wide = [
  ...outer,
  level('R1', 105_620, '+0.8%'),
  now,
  level('S1', 103_450, '−1.3%'),
  level('S2', 101_900, '−2.8%'),
]
const tight = [
  ...outer,
  level('R1', 104_900, '+0.1%'),
  now,
  level('S1', 104_700, '−0.1%'),
  level('S2', 104_500, '−0.3%'),
]

export function InstrumentSamples() {
  return (
    <>
      <Section title="Daily range, and a range without width">
        <RangeScale
          low={point('Low', 102_237)}
          average={point('Average', 103_914)}
          high={point('High', 105_489)}
          current={104_812}
          label="Daily range $102,237 to $105,489; now at 79 percent of the range"
        />
        <RangeScale low={point('Low', 1)} high={point('High', 1)} current={1} label="The price has not moved today" />
      </Section>
      <Section title="Tick scale, progress, sparklines">
        <TickScale ratio={0.24} label="12 of 50 analyses left" />
        <ProgressTicks ratio={0.55} label="Analysis under way" />
        <Line>
          <Sparkline values={rising} />
          <Sparkline values={falling} />
          <Sparkline values={[1, 1, 1]} />
          <Sparkline values={[]} />
        </Line>
      </Section>
      <Section title="Ladder: true distance, and levels too close">
        <div className={cards.card}>
          <Ladder rows={wide} label="Support and resistance" />
        </div>
        <div className={cards.card}>
          <Ladder rows={tight} label="Support and resistance, close together" heightPx={380} />
        </div>
      </Section>
      <Section title="Donut">
        <Line>
          <Donut slices={slices} label="BTC 48%, ETH 24%, SOL 14%, BNB 9%, others 5%">
            <small className={base.faint}>Allocation</small>
            <b className={base.heading}>7 coins</b>
          </Donut>
          <DonutLegend slices={slices} />
        </Line>
      </Section>
    </>
  )
}
