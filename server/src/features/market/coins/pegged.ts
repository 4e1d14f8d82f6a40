/** Stablecoins whose symbol does not name their currency. */
const dollars = new Set(['DAI', 'FRAX', 'GHO', 'USTC'])
/** Another coin under another name. */
const wrappers: Record<string, string> = {
  ...{ WETH: 'ETH', RETH: 'ETH', METH: 'ETH', CBETH: 'ETH', WEETH: 'ETH', EZETH: 'ETH', RSETH: 'ETH' },
  ...{ BTCB: 'BTC', LBTC: 'BTC', TBTC: 'BTC', CBBTC: 'BTC', MSOL: 'SOL', JITOSOL: 'SOL' },
}

/** Three times Bitcoin, or Bitcoin upside down: BTCUP, ETHBEAR, BTC3L, ETH2S. */
const multiple = /^(.{2,}?)(UP|DOWN|BULL|BEAR|HALF|HEDGE|\d{1,2}[LS])$/

interface Named {
  symbol: string
  name: string
}

/**
 * Whether a token multiplies the price of another coin. By its symbol only where that other coin is traded beside it: JUP and
 * SYRUP are coins of their own.
 */
export function isLeveraged({ symbol, name }: Named, isTraded: (symbol: string) => boolean) {
  const base = multiple.exec(symbol)?.[1]
  return (base !== undefined && isTraded(base)) || /\b(\d+x (long|short)|(long|short) \d+x|leveraged)\b/i.test(name)
}

const holdsDollars = (symbol: string) => dollars.has(symbol) || /USD/.test(symbol)
const isWrapper = ({ symbol, name }: Named) =>
  symbol in wrappers || /\b(wrapped|staked|restaked|bridged|pegged)\b/i.test(name)

/** Whether a coin only follows the price of something else, so that there is nothing to analyze. */
export const isPegged = (coin: Named): boolean => holdsDollars(coin.symbol) || isWrapper(coin)

/** What a coin follows: the dollar, another coin, or a multiple of one. */
export type Followed = { kind: 'currency' } | { kind: 'wrapped' | 'multiple'; base: string }

/** Undefined for a coin of its own, and where what it follows is not traded here. */
export function followedBy(coin: Named, isTraded: (symbol: string) => boolean): Followed | undefined {
  const { symbol, name } = coin
  if (holdsDollars(symbol)) return { kind: 'currency' }
  if (isWrapper(coin)) {
    const base = wrappers[symbol] ?? ['BTC', 'ETH', 'SOL', 'BNB'].find(one => symbol.includes(one) && symbol !== one)
    return base && isTraded(base) ? { kind: 'wrapped', base } : undefined
  }
  const base = multiple.exec(symbol)?.[1] ?? ['BTC', 'ETH', 'SOL', 'BNB'].find(one => symbol.startsWith(one))
  return isLeveraged({ symbol, name }, isTraded) && base && isTraded(base) ? { kind: 'multiple', base } : undefined
}
