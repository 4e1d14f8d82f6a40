import { go } from '../../lib/go.ts'
import { writeJson } from '../../lib/storage.ts'
import type { RowCoin } from '../market/index.ts'

/** Leaves the coin where the analysis finds it, and goes there. */
export function analyze({ id, symbol, name, image }: RowCoin): void {
  writeJson('pendingCoinSelection', { coin: { id, symbol, name, image }, timestamp: Date.now() })
  go('/dashboard/analysis')
}
