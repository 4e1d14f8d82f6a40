import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import type { Fault } from './draft.ts'
import { settingsText } from './messages.ts'

/** What is wrong with a field, in the reader's words. */
export function useFaultWords(): (fault: Fault | undefined) => string | undefined {
  const t = useText(settingsText)
  const { count } = useFormat()
  return fault => {
    if (!fault) return undefined
    if (fault.kind === 'whole') return t.wholeFrom(count(fault.from), count(fault.to))
    if (fault.kind === 'percent') return t.badPercent
    if (fault.kind === 'host') return t.badHost
    if (fault.kind === 'many') return t.tooMany(count(fault.most))
    return fault.kind === 'coin' ? t.badCoin(fault.word) : t.badAddress(fault.word)
  }
}
