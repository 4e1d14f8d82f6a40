import { app, type ReplyOf } from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { setJurisdiction } from './jurisdiction.ts'
import { queryClient, untilKnown } from './query.ts'
import { useQuery } from './use-query.ts'

/** What the server says about itself; it does not change while the page is open. */
const appInfo = queryOptions({
  ...untilKnown,
  queryKey: ['app', 'info'],
  queryFn: async () => {
    const info = await call(app.info, {}, undefined, null)
    setJurisdiction(info.jurisdiction ?? 'general')
    return info
  },
})

type AppInfo = ReplyOf<typeof app.info>

export const knownAppInfo = (): Promise<AppInfo> => queryClient.ensureQueryData(appInfo)

export const useAppInfo = (): AppInfo | undefined => useQuery(appInfo).data
