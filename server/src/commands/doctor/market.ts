import { version } from '../../../../package.json'
import type { Config } from '../../config.ts'
import { type Reached, reachVenues } from '../../features/market/index.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import type { Findings } from './findings.ts'

/** Whether prices and names can be had: one exchange and one list are enough, the others are for when they fail. */
export async function checkMarket(config: Config, { good, wrong }: Findings) {
  if (config.marketSource === 'simulated') return good('market', 'simulated, as asked for')
  const reached = await reachVenues(config, userAgentOf(version, config.publicUrl))
  for (const kind of ['exchange', 'list'] as const) {
    const ofKind = reached.filter(one => one.kind === kind)
    const isServed = ofKind.some(({ fault }) => fault === null)
    for (const one of ofKind) {
      if (!one.fault) good('market', `${one.venue} answers`)
      else if (isServed) good('market', `${one.venue} does not answer (${one.fault.says}); others do`)
      else wrong('market', `${one.venue} does not answer (${one.fault.says})`, cureFor(one))
    }
  }
}

function cureFor({ venue, kind, fault }: Reached): string {
  const name = venue.toUpperCase()
  if (fault?.reason === 'blocked')
    return kind === 'list'
      ? 'It turns this network away: set COINGECKO_API_KEY, or ask from another network.'
      : `It is not served from here: set ${name}_URL to its regional host, such as https://api.bybit.tr.`
  return 'Check the way out of this machine: name resolution, firewall, proxy.'
}
