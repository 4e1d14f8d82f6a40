/** What may stand in the places of a pattern; none of it should decide a tone. */
const written = {
  C: `Bitcoin, Bitcoin, Bitcoin, Bitcoin, BTC, Ethereum, Ethereum, ETH, Ether, Solana, XRP, Dogecoin, Cardano, Polygon,
    Avalanche, Litecoin, Crypto, TON, Shiba Inu, Chainlink`,
  F: `Binance, Coinbase, Kraken, Ripple, Circle, Tether, PayPal, Visa, Mastercard, BlackRock, Fidelity, Grayscale,
    MicroStrategy, Robinhood, BitGo, Gemini, Galaxy Digital, Paxos, Chainalysis, Bitstamp, OKX, Bybit, KuCoin, Huobi,
    Goldman Sachs, JPMorgan, Deutsche Bank, Square, Block, Marathon, Riot, Celsius, BlockFi, Voyager, FTX, Alameda,
    Three Arrows, Genesis, Animoca Brands, Yuga Labs, OpenSea, ConsenSys, Dapper Labs, Andreessen Horowitz, Paradigm,
    Pantera, Sequoia, crypto startup, crypto exchange, blockchain firm, crypto lender, mining firm, crypto custodian,
    bank, Samsung, Twitter, Meta, Tesla`,
  P: `Uniswap, Aave, Curve, Maker, Compound, SushiSwap, Lido, PancakeSwap, Wormhole, Ronin, Synthetix, DeFi protocol,
    DeFi project, NFT marketplace, cross-chain bridge, lending protocol, Axie Infinity, dYdX, Balancer`,
  X: `crypto trading, crypto custody, stablecoin, NFT marketplace, crypto wallet, staking, DeFi lending, bitcoin ETF,
    crypto derivatives, crypto debit card, metaverse platform, blockchain payments, tokenized funds, layer 2 network,
    Web3 gaming, crypto lending, digital asset platform, bitcoin futures, cross-border payments, prime brokerage`,
  N: `China, India, Russia, Turkey, El Salvador, Brazil, Nigeria, South Korea, Japan, Singapore, Hong Kong, Dubai,
    the UK, the US, Texas, New York, Germany, France, Switzerland, Ukraine, Kazakhstan, Argentina, Canada, Australia,
    Thailand, Iran, the EU`,
  R: `SEC, CFTC, DOJ, FCA, Treasury, Fed, ECB, Bank of England, MAS, New York regulator, UK watchdog,
    Justice Department, FTC, IRS, regulators, court, OCC`,
  m: `$10 million, $4.5 million, $100M, $1.2 billion, $30K, $50K, $69K, $20k, $3K, $250 million, $1 trillion, $2B,
    $600 million, $0.50`,
  p: '3, 5, 7, 10, 12, 20, 35, 50, 8.4',
  Y: '2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025',
}

export const slots: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(written).map(([slot, choices]) => [slot, choices.split(',').map(choice => choice.trim())]),
)
