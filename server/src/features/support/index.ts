import type { Parts } from '../../parts.ts'
import type { Door } from '../../platform/http/serve.ts'
import { mailMessages } from './messages.ts'
import { openRoutes } from './routes.ts'

export { answerMessage } from './messages.ts'
export { dropMessages, listMessages, messagesOf } from './store.ts'

export async function startSupport(door: Door, parts: Parts) {
  openRoutes(door, parts)
  await parts.jobs.schedule('support.mail', '* * * * *', () => mailMessages(parts))
}
