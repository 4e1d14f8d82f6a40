import { MINUTE_MS } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { useBalance, useOpenCoins } from '../../credits/index.ts'
import { useNowMs } from '../../market/index.ts'
import { accessText } from './messages.ts'

/** How long the analysis of a coin is still free, for the button that leads there; undefined where it is not open. */
export function useOpenLabel(symbol: string | undefined): string | undefined {
  const t = useText(accessText)
  const { count } = useFormat()
  const isOnline = useOnline()
  const isCounted = useBalance().kind === 'counted'
  const untilMs = useOpenCoins(symbol !== undefined && isOnline && isCounted)?.untilMs[symbol ?? ''] ?? 0
  const leftMs = untilMs - useNowMs()
  return isCounted && leftMs > 0 ? t.open(count(Math.ceil(leftMs / MINUTE_MS))) : undefined
}
