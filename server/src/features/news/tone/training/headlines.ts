import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tone } from '../tone.ts'
import { createChance } from './chance.ts'

export interface Example {
  text: string
  tone: Tone
  /** Of many readers, the share that would call it good news and the share that would call it bad. */
  readers: { good: number; bad: number }
  /** How much it counts beside the others. */
  weight: number
  /** The file it stands in; files are held out together, since their lines resemble each other. */
  file: string
}

/** Sample weight: a headline that was written once says more than one of many made from a pattern. */
const writtenWeight = 2
const madeFromPattern = 8
/** No headline is read alike by all, and much that is neither good nor bad leans to a side. */
const marks = new Map<string, Pick<Example, 'tone' | 'readers'>>([
  ['+', { tone: 1, readers: { good: 0.8, bad: 0.04 } }],
  ['0+', { tone: 0, readers: { good: 0.38, bad: 0.05 } }],
  ['0', { tone: 0, readers: { good: 0.16, bad: 0.09 } }],
  ['0-', { tone: 0, readers: { good: 0.07, bad: 0.38 } }],
  ['-', { tone: -1, readers: { good: 0.05, bad: 0.78 } }],
])

/** Every headline below the folder: `headlines/` as they stand, `patterns/` filled in. */
export function readExamples(folder: string): Example[] {
  const linesOf = (part: string) =>
    readdirSync(join(folder, part))
      .sort()
      .flatMap(file => linesIn(readFileSync(join(folder, part, file), 'utf8'), `${part}/${file}`))
  const written = linesOf('headlines').map(line => ({ ...line, weight: writtenWeight }))
  const chance = createChance(7)
  const made = linesOf('patterns').flatMap(({ text, ...rest }) =>
    fillings(text, chance).map(filled => ({ ...rest, text: filled, weight: 1 })),
  )
  return [...written, ...made]
}

/** Lines are `+ good news`, `- bad news`, `0 neither`, `0+` or `0-` what leans to a side, or `# a comment`. */
export function linesIn(text: string, file: string): Omit<Example, 'weight'>[] {
  return text.split('\n').flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return []
    const end = line.indexOf(' ')
    const mark = marks.get(line.slice(0, end))
    if (!mark) throw new Error(`${file}, line ${i + 1}: not a headline with its tone.`)
    return [{ text: line.slice(end).trim(), file, ...mark }]
  })
}

/** A pattern has places `{F}` and choices `[a|b]`. */
export function fillings(pattern: string, chance: () => number): string[] {
  const anyOf = (choices: readonly string[]) => choices[Math.floor(chance() * choices.length)] ?? ''
  const filled = Array.from({ length: madeFromPattern }, () =>
    pattern
      .replace(/\[([^\]]*)\]/g, (_, choices: string) => anyOf(choices.split('|')))
      .replace(/\{(\w)\}/g, (_, slot: string) => anyOf(slots.get(slot) ?? []))
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,:])/g, '')
      .trim(),
  )
  return [...new Set(filled)]
}

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

const slots: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(written).map(([slot, choices]) => [slot, choices.split(',').map(choice => choice.trim())]),
)
