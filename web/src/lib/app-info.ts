import { app, type ReplyOf } from '@pusula/contract'
import { call } from './call.ts'
import { createRemote, useRemote } from './remote.ts'

type AppInfo = ReplyOf<typeof app.info>

/** What the server says about itself; it does not change while the page is open. */
export const appInfo = createRemote<AppInfo>(() => call(app.info, {}, undefined, null))

export function useAppInfo(): AppInfo | undefined {
  const reply = useRemote(appInfo)
  return reply.state === 'known' ? reply.value : undefined
}
