import { differences } from './features/credits/index.ts'
import { listAgeSeconds } from './features/market/index.ts'
import { oldestReceiptSeconds, wrongCharges, wrongReserves } from './features/payments/index.ts'
import { lastFinding, lateGrades } from './features/record/index.ts'
import type { Metric } from './platform/watched-metrics.ts'

/** Prometheus gauges behind the alert rules of deploy/alerts.yml, beside what the features count themselves. */
export const watchedMetrics = (source: 'live' | 'simulated'): Metric[] => [
  {
    name: 'ledger_differences',
    help: 'Balances, payments and orders that are not what the ledger says; counted every hour',
    cron: '7 * * * *',
    count: async db =>
      (await differences(db)).length + (await wrongCharges(db)).length + (await wrongReserves(db)).length,
  },
  {
    name: 'predictions_late',
    help: 'Predictions whose time came more than an hour ago and that nobody has graded',
    cron: '*/10 * * * *',
    count: (db, now) => lateGrades(db, source, now),
  },
  {
    name: 'record_not_as_written',
    help: '1 when the last look over the record found an entry, a grade or a sum that is missing or was altered',
    cron: null,
    count: lastFinding,
  },
  {
    name: 'coin_list_age_seconds',
    help: 'How old the newest list of coins is',
    cron: null,
    count: listAgeSeconds,
  },
  {
    name: 'receipts_oldest_seconds',
    help: 'How long the oldest receipt has been waiting to leave; 0 when none waits',
    cron: null,
    count: oldestReceiptSeconds,
  },
]
