import { TierBadge } from '../../features/accounts/TierBadge.tsx'
import { CreditBadge } from '../../features/credits/CreditBadge.tsx'
import { GradeBadge } from '../../features/gems/GradeBadge.tsx'
import { ToneBadge } from '../../features/news/ToneBadge.tsx'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import liveStyles from '../../ui/marks/live.module.css'
import { Pill } from '../../ui/marks/Pill.tsx'
import { StrengthBars } from '../../ui/marks/StrengthBars.tsx'
import { Line, Section } from './Section.tsx'
import { coinPicture } from './samples.ts'

export function MarkSamples() {
  return (
    <Section title="Badges and marks">
      <Line>
        <Delta direction="up">+2.34%</Delta>
        <Delta direction="down">−1.65%</Delta>
        <Delta direction="flat">0.00%</Delta>
        <ToneBadge tone="positive">Positive</ToneBadge>
        <ToneBadge tone="neutral">Neutral</ToneBadge>
        <ToneBadge tone="negative">Negative</ToneBadge>
      </Line>
      <Line>
        <TierBadge top>PRO</TierBadge>
        <TierBadge>MEMBER</TierBadge>
        <TierBadge onClick={() => {}}>VISITOR</TierBadge>
        <GradeBadge grade="high">High</GradeBadge>
        <GradeBadge grade="medium">Medium</GradeBadge>
        <GradeBadge grade="low">Low</GradeBadge>
      </Line>
      <Line>
        <CreditBadge href="#credits">12 credits</CreditBadge>
        <CreditBadge href="#credits" empty>
          Add credits
        </CreditBadge>
        <StrengthBars level={1} label="Strength 1 of 4" />
        <StrengthBars level={3} label="Strength 3 of 4" />
      </Line>
      <Line>
        <Pill>GET</Pill>
        <Pill tone="accent">Popular</Pill>
        <Pill tone="warn">Risk</Pill>
        <Pill tone="up" large>
          Buy
        </Pill>
        <span className={liveStyles.live}>Live · 14:32</span>
      </Line>
      <Line>
        <CoinLogo symbol="BTC" src={coinPicture} sizePx={28} />
        <CoinLogo symbol="BTC" src={coinPicture} />
        <CoinLogo symbol="TAO" />
        <CoinLogo symbol="CELO" sizePx={44} />
      </Line>
    </Section>
  )
}
