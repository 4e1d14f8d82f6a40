import { createMetrics } from '../platform/http/metrics.ts'
import { createHttp } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'

/** The door of the product with nothing behind it. */
export const emptyHttp = () =>
  createHttp({
    log: createLog('silent'),
    metrics: createMetrics(),
    metricsToken: undefined,
    requestsPerMinute: 600,
    trustedProxies: [],
    isProduction: false,
    redis: undefined,
  })
