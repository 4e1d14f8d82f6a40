import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { mailMessages } from './messages.ts'
import { openRoutes } from './routes.ts'

export { answerMessage } from './messages.ts'
export { dropMessages, listMessages, messagesOf } from './store.ts'

export async function startSupport(door: Door, platform: Platform) {
  openRoutes(door, platform)
  await platform.jobs.schedule('support.mail', '* * * * *', () => mailMessages(platform))
}
