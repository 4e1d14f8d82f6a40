import type { StoredKey } from '../stored/table.ts'

export interface DrawnScreen {
  /** Path and search without the language, its names in the order of the alphabet. */
  address: string
  /** Whoever's browser remembers one of these sees something else first. */
  unless: readonly StoredKey[]
  /** What it is made of beside the files of every page, for its head. */
  modules: readonly string[]
  /**
   * What is fetched soon after, whose style sheets come with the page: each that arrives later makes the browser look at every element again
   * (20 to 90 ms on a phone).
   */
  later?: readonly string[]
}

/** Placeholder for the coin of an address, which the server fills in. */
export const anyCoin = 'ZZCOINZZ'

const frame = '/app/Inside.tsx'
const home = [frame, '/app/screens/HomePage.tsx']
const tour = ['/app/tour/TourPlace.tsx', '/app/tour/Tour.tsx']
const belowHome = [...tour, '/features/today/Grades.tsx', '/features/turn/HomeLine.tsx']
const chosenHome = [...home, '/features/market/coin-card/CoinCard.tsx']
const analysis = [frame, '/app/screens/AnalysisPage.tsx']
const coin = [...analysis, '/features/analysis/coin/CoinScreen.tsx']
const record = [frame, '/app/screens/TrackRecordPage.tsx', '/features/record/Witness.tsx']
const chosen = ['guestSelectedCoin', 'pendingCoinSelection'] as const

/**
 * The screens that stand drawn in the page they are sent with, in each language: seen before any script has run, and taken over where they
 * stand. Everybody else's page is drawn by the app.
 */
export const drawnScreens: readonly DrawnScreen[] = [
  {
    address: '/',
    unless: ['signedIn', 'referralHash', 'guestFingerprint', 'registration'],
    modules: ['/app/screens/LandingPage.tsx'],
  },
  { address: '/dashboard?guest=true', unless: chosen, modules: home, later: belowHome },
  { address: '/dashboard/home?guest=true', unless: chosen, modules: home, later: belowHome },
  { address: `/dashboard?coin=${anyCoin}&guest=true`, unless: [], modules: chosenHome, later: tour },
  { address: `/dashboard/home?coin=${anyCoin}&guest=true`, unless: [], modules: chosenHome, later: tour },
  { address: '/dashboard/analysis?guest=true', unless: ['guestAnalysisData'], modules: analysis },
  { address: `/dashboard/analysis?coin=${anyCoin}&guest=true`, unless: ['chartLayers'], modules: coin },
  { address: '/dashboard/market?guest=true', unless: [], modules: [frame, '/app/screens/MarketPage.tsx'] },
  { address: '/track-record', unless: ['signedIn'], modules: record },
]

/** An address in which nobody can tell who looks: the frame of the app, which the app then replaces. */
export const undecidedAddress = '/dashboard'
