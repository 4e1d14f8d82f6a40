import { apiCalls } from './admin/apis.ts'
import { channelCalls } from './admin/channels.ts'
import { coinCalls } from './admin/coins.ts'
import { economyCalls } from './admin/economy.ts'
import { metricsCalls } from './admin/metrics.ts'
import { nicknameCalls } from './admin/nicknames.ts'
import { peopleCalls } from './admin/people.ts'
import { settingsCalls } from './admin/settings.ts'

export * from './admin/apis.ts'
export * from './admin/channels.ts'
export * from './admin/coins.ts'
export * from './admin/economy.ts'
export * from './admin/metrics.ts'
export * from './admin/nicknames.ts'
export * from './admin/people.ts'
export * from './admin/settings.ts'

export const admin = {
  ...coinCalls,
  ...apiCalls,
  ...channelCalls,
  ...settingsCalls,
  ...economyCalls,
  ...metricsCalls,
  ...nicknameCalls,
  ...peopleCalls,
}
