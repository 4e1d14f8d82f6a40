/** Currencies on a chain carry their currency in the symbol; these do not. */
const currencies = ['DAI', 'FRAX', 'GHO', 'USTC', 'AEUR', 'XAUT', 'PAXG', 'XAUM']
/** Another coin under another name. */
const wrappers = ['WETH', 'RETH', 'METH', 'CBETH', 'WEETH', 'EZETH', 'RSETH', 'BTCB', 'LBTC', 'TBTC', 'MSOL', 'JITOSOL']
const known = new Set([...currencies, ...wrappers])

/** Whether a coin only follows the price of something else, so that there is nothing to analyze. */
export function isPegged({ symbol, name }: { symbol: string; name: string }): boolean {
  return known.has(symbol) || /USD|^EUR/.test(symbol) || /\b(wrapped|staked|restaked|bridged|pegged)\b/i.test(name)
}
