/** Currencies on a chain carry their currency in the symbol; these do not. */
const currencies = ['DAI', 'FRAX', 'GHO', 'USTC', 'AEUR', 'XAUT', 'PAXG', 'XAUM']
/** Another coin under another name. */
const wrappers = ['WETH', 'RETH', 'METH', 'CBETH', 'WEETH', 'EZETH', 'RSETH', 'BTCB', 'LBTC', 'TBTC', 'MSOL', 'JITOSOL']
const known = new Set([...currencies, ...wrappers])

/** Three times Bitcoin, or Bitcoin upside down: BTCUP, ETHBEAR, BTC3L, ETH2S. */
const multiple = /^(.{2,}?)(UP|DOWN|BULL|BEAR|HALF|HEDGE|\d{1,2}[LS])$/

/**
 * Whether a token multiplies the price of another coin. By its symbol only where that other coin is traded beside it: JUP and
 * SYRUP are coins of their own.
 */
export function isLeveraged({ symbol, name }: { symbol: string; name: string }, isTraded: (symbol: string) => boolean) {
  const base = multiple.exec(symbol)?.[1]
  return (base !== undefined && isTraded(base)) || /\b(\d+x (long|short)|(long|short) \d+x|leveraged)\b/i.test(name)
}

/** Whether a coin only follows the price of something else, so that there is nothing to analyze. */
export function isPegged({ symbol, name }: { symbol: string; name: string }): boolean {
  return known.has(symbol) || /USD|^EUR/.test(symbol) || /\b(wrapped|staked|restaked|bridged|pegged)\b/i.test(name)
}
