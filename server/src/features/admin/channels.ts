import { admin as routes } from '@pusula/contract'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { ChannelPanel } from '../channels/index.ts'
import { recordChange } from './store/audit.ts'

/** Channel settings of the panel. A secret is never sent back, nor written to the audit log. */
export function openChannelRoutes(door: Door, { clock }: Platform, panel: ChannelPanel) {
  serve(door, routes.channels, () => panel.show())
  serve(door, routes.saveChannels, async ({ input, viewer }) => {
    const noted = { by: viewer.accountId, action: 'channels.change' as const, subject: 'channels', now: clock.now() }
    await panel.save(input, (tx, changed) => recordChange(tx, { ...noted, details: { changed } }))
    return panel.show()
  })
}
