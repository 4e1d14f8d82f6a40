import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon } from '../../../ui/icons/icons.ts'
import { useBalance, useOpenCoins } from '../../credits/index.ts'
import { useOpenLabel } from '../access/open-label.ts'
import { SavedAnalysisButton } from '../dialogs/SavedAnalysisButton.tsx'
import { selectCoin } from '../select/flow.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import styles from './coin.module.css'
import { coinText } from './messages.ts'

type Props = { coin: AnalyzedCoin & { isLocked?: boolean } }

/** The way to the analysis, what it costs and what is left then. The question itself comes with the tap. */
export const OpenAnalysis = memo(function OpenAnalysis({ coin }: Props) {
  const { label, says, left } = useOffer(coin)
  const isOnline = useOnline()
  return (
    <div className={styles.open}>
      <Button
        look="primary"
        block
        className={isOnline ? undefined : styles.resting}
        aria-disabled={!isOnline || undefined}
        onClick={() => isOnline && selectCoin(coin)}
      >
        {label}
        <Icon shape={arrowRightIcon} sizePx={18} />
      </Button>
      {left !== undefined && <p className={`${base.tiny} ${base.faint}`}>{left || '\u00a0'}</p>}
      {says && <p className={`${base.tiny} ${base.faint}`}>{says}</p>}
      <SavedAnalysisButton symbol={coin.symbol} onLeave={() => undefined} />
    </div>
  )
})

/** What it says from the start, and what will be left, which is a line of its own that waits for the balance. */
function useOffer({ symbol, isLocked }: Props['coin']): { label: string; says: string; left?: string } {
  const t = useText(coinText)
  const { count } = useFormat()
  const isOnline = useOnline()
  const balance = useBalance()
  const openLabel = useOpenLabel(symbol)
  const isGift = useOpenCoins(isOnline && balance.kind === 'counted')?.gifts.includes(symbol)
  if (!isOnline) return { label: t.analyze, says: t.offline }
  if (openLabel) return { label: openLabel, says: '' }
  if (isLocked) return { label: t.membersOnly, says: '' }
  if (isGift) return { label: t.analyzeFree, says: t.gift }
  if (balance.kind === 'unlimited') return { label: t.analyze, says: '' }
  if (balance.kind === 'unknown') return { label: t.analyzeForOne, says: t.refreshes, left: '' }
  return balance.left < 1
    ? { label: t.addCredits, says: t.none }
    : { label: t.analyzeForOne, says: t.refreshes, left: t.left(count(balance.left - 1)) }
}
