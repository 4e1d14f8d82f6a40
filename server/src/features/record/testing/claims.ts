import type { ForecastClaim } from '../log/claims.ts'

/** Fixture of a stored forecast; what a test does not give is ordinary. */
export const someForecast = (more: Partial<ForecastClaim> = {}): ForecastClaim => {
  const issuedAt = more.issuedAt ?? new Date('2026-11-15T12:00:00Z')
  return {
    source: 'simulated',
    symbol: 'BTC',
    what: '1hour',
    asked: false,
    slotAt: issuedAt,
    issuedAt,
    dueAt: new Date(issuedAt.getTime() + 3_600_000),
    edition: 4,
    priceUsd: 100,
    venue: 'Binance',
    medianUsd: 100,
    low50Usd: 99,
    high50Usd: 101,
    low80Usd: 98,
    high80Usd: 102,
    riseProbability: 0.5,
    scale: 0.013,
    calibration: 1,
    lean: 0,
    model: 'full',
    halfWidth: 0.01,
    constantScale: 0.012,
    ...more,
  }
}
