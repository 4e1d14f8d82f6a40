import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { ChannelPanel } from '../channels/index.ts'
import type { RunningMarket } from '../market/index.ts'
import { exchangesInUse } from './apis/in-use.ts'
import { openApiRoutes } from './apis/routes.ts'
import { forgetCalls } from './apis/store.ts'
import { openChannelRoutes } from './channels.ts'
import { openCoinRoutes } from './coins/routes.ts'
import { openEconomyRoutes } from './economy.ts'
import type { Takings } from './metrics/report.ts'
import { openMetricsRoutes } from './metrics/routes.ts'
import { openNicknameRoutes } from './nicknames.ts'
import { openCaseRoutes } from './people/cases.ts'
import { openMessageRoutes } from './people/messages.ts'
import { type MoneyDependencies, openPeopleRoutes } from './people/routes.ts'
import { openSettingsRoutes } from './settings.ts'

export { ownFeeds, recordFeed } from './apis/in-use.ts'

interface Dependencies extends MoneyDependencies {
  market: RunningMarket
  channels: ChannelPanel
  revenueByDay: (db: Db, since: Date) => Promise<Takings[]>
}

/** Cache lifetime: within this time every instance knows of a change to the exchanges in use. */
const lookAgainMs = 5_000

export async function startAdmin(door: Door, platform: Platform, dependencies: Dependencies) {
  const { database, clock, jobs, log } = platform
  const useExchanges = exchangesInUse(platform, dependencies.market)
  await useExchanges()
  const look = () => useExchanges().catch(error => log.warn({ err: error }, 'exchanges in use not read'))
  const timer = setInterval(look, lookAgainMs).unref()
  door.fastify.addHook('onClose', async () => clearInterval(timer))
  await jobs.schedule('admin.tidy', '23 * * * *', async () => {
    await forgetCalls(database.patiently('cleanup'), new Date(clock.now().getTime() - DAY_MS))
  })

  await openCoinRoutes(door, platform, dependencies.market)
  openApiRoutes(door, platform, { onChange: useExchanges })
  openSettingsRoutes(door, platform, dependencies.market)
  openChannelRoutes(door, platform, dependencies.channels)
  openEconomyRoutes(door, platform)
  openMetricsRoutes(door, platform, dependencies)
  openPeopleRoutes(door, platform, dependencies)
  openMessageRoutes(door, platform)
  openCaseRoutes(door, platform)
  openNicknameRoutes(door, platform)
}
