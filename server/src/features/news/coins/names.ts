/** Case folding without the dots of either language: İ, I, ı and i are one. */
export const fold = (text: string): string => text.replace(/[İIı]/g, 'i').toLowerCase()

const listOf = (words: string): string[] => words.split(',').map(word => word.trim().replace(/\s+/g, ' '))

/**
 * Names that a list of coins does not have, or has otherwise. A longer name is taken before a shorter one in it, so the
 * forks, wrappers and companies stand here also to keep their words from being read as the coin.
 */
export const otherNames: Record<string, string[]> = {
  bitcoin: ['BTC'],
  ethereum: ['ETH'],
  ether: ['ETH'],
  ripple: ['XRP'],
  polygon: ['POL', 'MATIC'],
  toncoin: ['TON'],
  'the open network': ['TON'],
  'binance coin': ['BNB'],
  'bnb chain': ['BNB'],
  'shiba inu': ['SHIB'],
  lumens: ['XLM'],
  'stellar lumens': ['XLM'],
  apecoin: ['APE'],
  makerdao: ['MKR', 'SKY'],
  'curve finance': ['CRV'],
  'luna classic': ['LUNC'],
  'terra classic': ['LUNC'],
  'terra luna': ['LUNA'],
  'internet computer': ['ICP'],
  'usd coin': ['USDC'],
  'bitcoin cash': ['BCH'],
  'bitcoin sv': ['BSV'],
  'bitcoin gold': ['BTG'],
  'ethereum classic': ['ETC'],
  'ethereum name service': ['ENS'],
  'wrapped bitcoin': ['WBTC'],
  'wrapped ether': ['WETH'],
  'lido staked ether': ['STETH'],
  'bitcoin magazine': [],
  'bitcoin suisse': [],
  'bitcoin depot': [],
}

/** Single names that mean a coin wherever they stand. Any other single name needs something beside it that says so. */
export const clearNames = new Set(
  listOf(`bitcoin, ethereum, ether, ripple, solana, dogecoin, cardano, tron, polkadot, litecoin, chainlink, monero, uniswap,
    toncoin, hyperliquid, zcash, hedera, aave, bittensor, algorand, arbitrum, vechain, filecoin, tezos, injective, celestia,
    lido, synthetix, decentraland, aptos, kaspa, bonk, dogwifhat, floki, pepe, tether, ethena, worldcoin, polygon, cronos,
    starknet, zksync, layerzero, thorchain, raydium, monad, decred, numeraire, loopring, chiliz, telcoin, jito, osmosis, audius`),
)
/** So do names that nobody would give to anything else: PancakeSwap, THORChain, 1inch. */
export const isClearForm = (name: string): boolean =>
  (/[a-z][A-Z]|\d/.test(name) || /(?:coin|swap|chain|dao|inu|verse)$/i.test(name)) && !kinds.has(fold(name))
/** Kinds of coins after which some coin was named. */
const kinds = new Set(listOf('memecoin, altcoin, stablecoin, shitcoin, coin, blockchain, metaverse'))
/** Names of several words that are also said of other things. */
export const looseNames = new Set(listOf('the graph, the sandbox, sun token, cat in a dogs world, book of meme, gate'))

/**
 * Symbols that are words, other abbreviations or other people in capitals: ATH is a record, ARK a fund, GMT a clock.
 * They count with a dollar sign, in brackets, in a pair, or beside a word that belongs to coins.
 */
export const looseSymbols = new Set(
  listOf(`ONE, GAS, SUN, SKY, ATH, ACH, ARK, HIVE, ALT, NOT, MASK, MEME, PEOPLE, MOVE, SAFE, FLOW, BEAM, KEY, GMT, DIA,
    TRUMP, PUMP, HYPE, NIGHT, MON, KITE, STRK, AMP, JUST, USUAL, CYBER, STG, API, CEO, FUN, WIN, HOT, BAR, ICE, ACT, BANK,
    CITY, GOLD, TIME, REAL, HIGH, FORM, SOLO, CORE, LEVER, LOOM, OPEN, PORTAL, PRIME, RARE, READY, SAGA, SUPER, HOME, HOUSE`),
)

/** Words beside which a loose name is a coin's. */
export const coinWords = new Set(
  listOf(`token, tokens, coin, coins, price, network, protocol, blockchain, chain, foundation, labs, dao, mainnet, testnet,
    ecosystem, holders, whales, validators, staking, stakers, etf, etfs, tvl, airdrop, memecoin, altcoin, metaverse, wallet,
    tokeni, tokenı, coini, fiyatı, fiyat, ağı, ağında, blokzinciri, ekosistemi, vakfı, yatırımcısı, yatırımcıları, arzı`).map(
    fold,
  ),
)
/** What prices do; with a percentage or a sum in the headline it makes a loose name a coin's. */
export const priceWords = new Set(
  listOf(`rises, rise, rose, jumps, jump, jumped, gains, gain, falls, fall, fell, drops, drop, surges, surge, climbs, climb,
    slides, slide, sinks, sink, rallies, rally, soars, soar, tumbles, tumble, slips, plunges, plunge, adds, leads, dips,
    slumps, outperforms, rebounds, hits, trades, loses, advances, yükseldi, düştü, arttı, geriledi, kazandı, kaybetti,
    fırladı, sıçradı, yüzde, up, down`).map(fold),
)

/** Words behind which capitals are a firm's, a fund's or somebody's stage. */
export const firmWords = new Set(
  listOf(`capital, ventures, group, holdings, holding, inc, corp, corporation, ltd, llc, plc, gmbh, bank, bankası, fund, funds,
    partners, management, securities, advisors, insurance, sigorta, university, üniversitesi, magazine, records, radio, radyo, tv,
    studios, entertainment, airlines, motors, pharma, energy, enerji, equity, trust, investments, portföy, championship, league, cup,
    grubu, haber, medya, media, hotel, otel, airport`).map(fold),
)
/** Behind a symbol they go on with a sum: nobody writes them behind a coin. */
export const amountWords = new Set(
  listOf('bin, milyon, milyar, trilyon, thousand, million, billion, trillion').map(fold),
)
/** Symbols that also say how heavy something is. */
export const units = new Set(['TON'])

/** Endings that Turkish hangs on a name, with or without an apostrophe. */
export const turkishEndings = new Set(
  listOf(`in, ın, un, ün, nin, nın, nun, nün, i, ı, u, ü, yi, yı, yu, yü, e, a, ye, ya, de, da, te, ta, den, dan, ten, tan,
    le, la, yle, yla, ler, lar, lerin, ların, deki, daki, teki, taki, ci, cı, cu, cü, çi, çı`).map(fold),
)
export const longestEnding = Math.max(...[...turkishEndings].map(ending => ending.length))
