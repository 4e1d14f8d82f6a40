import { admin as routes } from '@pusula/contract'
import type { Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { hideName, type ReportedName, reportedName, reportedNames, showName } from '../turn/index.ts'
import { recordChange } from './store/audit.ts'

const maxListed = 200

const shown = ({ reportedAt, ...name }: ReportedName) => ({ ...name, reportedAt: reportedAt?.toISOString() ?? null })

/** Nicknames of the table that somebody does not want to see, and the owner's answer. */
export function openNicknameRoutes(door: Door, { database, clock }: Platform) {
  async function change(by: string, id: string, action: 'nicknames.hide' | 'nicknames.show') {
    const now = clock.now()
    return database.transaction(async (tx: Tx) => {
      const changed = action === 'nicknames.hide' ? await hideName(tx, id, now) : await showName(tx, id)
      const name = changed ? await reportedName(tx, id) : undefined
      if (!name) throw new Problem('request.notFound')
      await recordChange(tx, { by, action, subject: name.name, details: { id, reports: name.reports }, now })
      return shown(name)
    })
  }

  serve(door, routes.nicknames, async () => (await reportedNames(database, maxListed)).map(shown))
  serve(door, routes.hideNickname, ({ input, viewer }) => change(viewer.accountId, input.id, 'nicknames.hide'))
  serve(door, routes.showNickname, ({ input, viewer }) => change(viewer.accountId, input.id, 'nicknames.show'))
}
