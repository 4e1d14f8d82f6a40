import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { analysis } from './analysis.ts'
import { app } from './app.ts'
import { assistants } from './assistants.ts'
import { brief } from './brief.ts'
import { calendar } from './calendar.ts'
import { channels } from './channels.ts'
import { credits } from './credits.ts'
import { economy } from './economy.ts'
import { favorites } from './favorites.ts'
import { follows } from './follows.ts'
import { gems } from './gems.ts'
import { guests } from './guests.ts'
import { keys } from './keys.ts'
import { market } from './market.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { portfolio } from './portfolio.ts'
import { record } from './record.ts'
import { referrals } from './referrals.ts'
import type { Route } from './route.ts'
import { subscriptions } from './subscriptions.ts'
import { support } from './support.ts'
import { today } from './today.ts'
import { turn } from './turn.ts'

/** Every feature and its calls, in the order in which features may know each other: only upwards. */
export const contract = {
  app,
  accounts,
  guests,
  keys,
  channels,
  notifications,
  credits,
  payments,
  subscriptions,
  referrals,
  market,
  economy,
  favorites,
  news,
  record,
  analysis,
  follows,
  turn,
  gems,
  portfolio,
  today,
  brief,
  calendar,
  support,
  assistants,
  admin,
} satisfies Record<string, Record<string, Route>>

type Feature = keyof typeof contract

export interface NamedRoute {
  feature: Feature
  name: string
  route: Route
}

/** All calls in one list, each with its feature and its name. */
export const allRoutes: NamedRoute[] = (Object.keys(contract) as Feature[]).flatMap(feature =>
  Object.entries<Route>(contract[feature]).map(([name, route]) => ({ feature, name, route })),
)
