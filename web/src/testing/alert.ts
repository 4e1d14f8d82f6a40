import type { PriceAlert } from '@pusula/contract'

/** An alert that waits, to be changed where a test needs another one. */
export const waitingAlert: PriceAlert = {
  id: '00000000-0000-4000-8000-00000000000a',
  symbol: 'BTC',
  name: 'Bitcoin',
  kind: 'above',
  target: 120_000,
  currency: 'USD',
  hours: 24,
  way: 'either',
  createdAt: '2026-11-15T12:00:00.000Z',
  firedAt: null,
  firedUsd: null,
  firedAmount: null,
  firedRatio: null,
  repeats: false,
  rangAt: null,
  pausedAt: null,
  range: null,
  origin: null,
  endsAt: null,
  endedAt: null,
  receipt: null,
}
