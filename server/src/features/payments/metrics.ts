import { Gauge } from 'prom-client'
import type { Platform } from '../../platform.ts'
import { caseKinds, openCases } from './store/cases.ts'

/** Gauges of open payment cases, read from the database at each scrape. */
export function showCases({ database, clock, metrics, log }: Platform) {
  const read = async (show: (open: Awaited<ReturnType<typeof openCases>>) => void) => {
    try {
      show(await openCases(database))
    } catch (error) {
      // The other figures are wanted most when the database is away.
      log.warn({ err: error }, 'open cases not counted')
    }
  }
  new Gauge({
    name: 'pusula_payment_cases_open',
    help: 'Payments that wait for a person to look at them, by kind',
    labelNames: ['kind'],
    registers: [metrics],
    collect() {
      return read(open => {
        this.reset()
        for (const kind of caseKinds) this.set({ kind }, 0)
        for (const { kind, count } of open) this.set({ kind }, count)
      })
    },
  })
  new Gauge({
    name: 'pusula_payment_cases_oldest_seconds',
    help: 'How long the oldest of them has been waiting; 0 when there is none',
    registers: [metrics],
    collect() {
      return read(open => {
        const nowMs = clock.now().getTime()
        this.set(Math.max(0, ...open.map(({ oldest }) => (nowMs - oldest.getTime()) / 1000)))
      })
    },
  })
}
