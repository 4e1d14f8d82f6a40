import { offPegRatio } from '@pusula/engine'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import { type AlertLevel, LevelAlert, WishAlert } from '../../notifications/index.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import type { CoinKind } from './kind.ts'
import { specialText } from './messages.ts'

/** How far from another coin is worth a word. */
const farPercent = 1

type GapProps = { coin: AnalyzedCoin; gap: NonNullable<CoinKind['gap']> }

/** Waits for the day on which a coin leaves the one it follows; where it has, the page says so. */
export function GapAlert({ coin: { symbol, name }, gap }: GapProps) {
  const t = useText(specialText)
  const { part } = useFormat()
  if (100 * Math.abs(gap.nowRatio) >= farPercent) return null
  const far = part(farPercent / 100)
  return (
    <WishAlert
      wish={{ symbol, kind: 'gap', target: farPercent }}
      name={name}
      label={t.tellGap(far)}
      says={t.tellGapSays(gap.toName, far)}
    />
  )
}

/** Waits for the day on which a dollar is worth less than one. */
export function PegAlert({ coin, nowUsd }: { coin: AnalyzedCoin; nowUsd: number }) {
  const t = useText(specialText)
  const { part } = useFormat()
  const [level, setLevel] = useState<AlertLevel | null>(null)
  const off = part(offPegRatio, 1)
  return (
    <>
      <Button block onClick={() => setLevel({ name: t.belowPeg(off), priceUsd: 1 - offPegRatio, nowUsd })}>
        <Icon shape={bellIcon} sizePx={18} />
        {t.tellOffPeg(off)}
      </Button>
      <LevelAlert coin={coin} level={level} onClose={() => setLevel(null)} />
    </>
  )
}
