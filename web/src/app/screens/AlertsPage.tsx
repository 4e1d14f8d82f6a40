import type { Viewer } from '../../features/accounts/index.ts'
import { CoinSearch, type Origin, OriginMark, originOf } from '../../features/market/index.ts'
import { AlertsScreen } from '../../features/notifications/alerts/AlertsScreen.tsx'
import { useLevelsOf } from './levels-of.ts'

/** Alerts, with the market's way to find a coin and to say where prices come from, and the levels of the analysis that is open. */
export default function AlertsPage({ viewer }: { viewer: Viewer }) {
  return (
    <AlertsScreen
      viewer={viewer}
      coinSearch={onPick => <CoinSearch onPick={onPick} />}
      levelsOf={useLevelsOf()}
      originMark={markOf}
    />
  )
}

function markOf(figures: readonly Origin[]) {
  const origin = originOf(figures)
  return origin && <OriginMark origin={origin} />
}
