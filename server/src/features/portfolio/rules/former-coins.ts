/** A coin that exchanges have renamed, swapped for another or given up. */
export interface FormerCoin {
  symbol: string
  name: string
  /** So many of another coin were given for one of it, or it is worth so many: then the other's price tells its own. */
  became?: { symbol: string; ratio: number }
  /** What it was redeemed at, where nothing became of it. */
  redeemedUsd?: number
}

const became = (symbol: string, name: string, next: string, ratio = 1): FormerCoin => ({
  symbol,
  name,
  became: { symbol: next, ratio },
})

/**
 * As makers and exchanges announced it, with the day of the change. Only what the market's own list does not know is looked up
 * here. Those whose ratio no announcement was found for are marked so (decision 82).
 */
const known: readonly FormerCoin[] = [
  { symbol: 'BUSD', name: 'Binance USD', redeemedUsd: 1 },
  { symbol: 'HUSD', name: 'HUSD' },
  { symbol: 'USTC', name: 'TerraClassicUSD' },
  { symbol: 'UST', name: 'TerraUSD', became: { symbol: 'USTC', ratio: 1 } },
  { symbol: 'LUNC', name: 'Terra Classic' },
  became('BETH', 'Binance Beacon ETH', 'ETH'), // redeemed one for one since 2023-04-19
  became('ETH2', 'Ethereum 2', 'ETH'), // not found
  became('BTT', 'BitTorrent (old)', 'BTTC', 1000), // 2022-01-12; its maker calls the new one BTT and the old BTTOLD
  became('BTTOLD', 'BitTorrent (old)', 'BTTC', 1000),
  { symbol: 'BTTC', name: 'BitTorrent' },
  became('DAR', 'Mines of Dalarnia', 'D'), // January 2025
  became('MATIC', 'Polygon', 'POL'), // 2024-09-04
  became('FTM', 'Fantom', 'S'), // 2025-01-13
  became('RNDR', 'Render (old)', 'RENDER'), // from 2023-11-02 on
  became('AGIX', 'SingularityNET', 'FET', 0.43335), // 2024-07-01
  became('OCEAN', 'Ocean Protocol', 'FET', 0.433226), // 2024-07-01
  became('OM', 'MANTRA (old)', 'MANTRA', 4), // 2026-03-02
  became('EOS', 'EOS', 'A'), // 2025-05-26
  became('MKR', 'Maker', 'SKY', 24_000), // whoever swaps after 2025-09-22 gets less, from quarter to quarter
  became('LEND', 'Aave (old)', 'AAVE', 0.01), // 2020-10-10
  became('ERD', 'Elrond (old)', 'EGLD', 0.001), // announced 2020-07-30
  became('BCC', 'Bitcoin Cash (old)', 'BCH'), // not found
  became('BCHABC', 'Bitcoin Cash ABC', 'BCH'), // not found
  became('XRB', 'RaiBlocks', 'XNO'), // 2018-01-31
  became('NANO', 'Nano', 'XNO'), // 2021-11-15
  became('MIOTA', 'IOTA', 'IOTA'), // 2023-10-04
  became('XZC', 'Zcoin', 'FIRO'), // not found
  became('VEN', 'VeChain (old)', 'VET', 100), // 2018-07-24
  became('STRAT', 'Stratis (old)', 'STRAX', 10), // one for one 2020-11-12, and ten for one of those 2024-03-20
  became('COCOS', 'COCOS BCX', 'COMBO'), // 2023-05-29; before 2020-12-14 there were a thousand times as many
  became('TOMO', 'TomoChain', 'VIC'), // November 2023
  became('KLAY', 'Klaytn', 'KAIA'), // 2024-10-28
  became('GAL', 'Galxe', 'G', 60), // 2024-07-15
  became('POLY', 'Polymath', 'POLYX'), // until 2024-01-31
  became('PAX', 'Paxos Standard', 'USDP'), // not found
]

const bySymbol = new Map(known.map(one => [one.symbol, one]))

export const formerCoin = (symbol: string): FormerCoin | undefined => bySymbol.get(symbol)
