import { assistantPath, unusedDays } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { closedEmail } from './emails.ts'
import { openMcp } from './mcp.ts'
import { clientFinder } from './oauth/clients.ts'
import { openAuthorization } from './oauth/routes.ts'
import { openRoutes } from './routes.ts'
import { endUnused, forgetOld } from './store/list.ts'

export { countGrants } from './store/grants.ts'
export { assistantsOf, dropAssistants, dropGrants } from './store/list.ts'

/** MCP for assistants: the endpoint, the OAuth authorization server, and the calls of its screens. */
export async function startAssistants(door: Door, platform: Platform, source: 'live' | 'simulated') {
  const { config, database, clock, jobs, mail, log } = platform
  const issuing = { issuer: config.publicUrl, resource: `${config.publicUrl}${assistantPath}` }
  const find = clientFinder(database, clock)
  openAuthorization(door.fastify, platform, issuing, find)
  openRoutes(door, platform, issuing, find)
  openMcp(door, platform, issuing, source)
  await jobs.schedule('assistants.tidy', '37 3 * * *', async () => {
    const now = clock.now()
    const cleanup = database.patiently('cleanup')
    for (const { name, email, language } of await endUnused(cleanup, new Date(now.getTime() - unusedDays * DAY_MS)))
      if (email)
        await mail.send(closedEmail(email, language, name)).catch(error => log.error({ err: error }, 'e-mail not sent'))
    await forgetOld(cleanup, now)
  })
}
