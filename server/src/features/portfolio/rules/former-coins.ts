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

/** As the makers of each coin announced it. Only what the market's own list does not know is looked up here. */
const known: readonly FormerCoin[] = [
  { symbol: 'BUSD', name: 'Binance USD', redeemedUsd: 1 },
  { symbol: 'HUSD', name: 'HUSD' },
  { symbol: 'USTC', name: 'TerraClassicUSD' },
  { symbol: 'UST', name: 'TerraUSD', became: { symbol: 'USTC', ratio: 1 } },
  { symbol: 'LUNC', name: 'Terra Classic' },
  became('BETH', 'Binance Beacon ETH', 'ETH'),
  became('ETH2', 'Ethereum 2', 'ETH'),
  became('BTT', 'BitTorrent (old)', 'BTTC', 1000),
  { symbol: 'BTTC', name: 'BitTorrent' },
  became('DAR', 'Mines of Dalarnia', 'D'),
  became('MATIC', 'Polygon', 'POL'),
  became('FTM', 'Fantom', 'S'),
  became('RNDR', 'Render (old)', 'RENDER'),
  became('AGIX', 'SingularityNET', 'FET', 0.43335),
  became('OCEAN', 'Ocean Protocol', 'FET', 0.433226),
  became('EOS', 'EOS', 'A'),
  became('MKR', 'Maker', 'SKY', 24_000),
  became('LEND', 'Aave (old)', 'AAVE', 0.01),
  became('ERD', 'Elrond (old)', 'EGLD', 0.001),
  became('BCC', 'Bitcoin Cash (old)', 'BCH'),
  became('BCHABC', 'Bitcoin Cash ABC', 'BCH'),
  became('NANO', 'Nano', 'XNO'),
  became('MIOTA', 'IOTA', 'IOTA'),
  became('XZC', 'Zcoin', 'FIRO'),
  became('VEN', 'VeChain (old)', 'VET', 100),
  became('STRAT', 'Stratis (old)', 'STRAX'),
  became('COCOS', 'COCOS BCX', 'COMBO'),
  became('TOMO', 'TomoChain', 'VIC'),
  became('KLAY', 'Klaytn', 'KAIA'),
  became('GAL', 'Galxe', 'G', 60),
  became('POLY', 'Polymath', 'POLYX'),
  became('PAX', 'Paxos Standard', 'USDP'),
]

const bySymbol = new Map(known.map(one => [one.symbol, one]))

export const formerCoin = (symbol: string): FormerCoin | undefined => bySymbol.get(symbol)
