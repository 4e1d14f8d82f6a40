import { admin as routes } from '@pusula/contract'
import type { Parts } from '../../../parts.ts'
import { fileIn } from '../../../platform/http/input/files.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import { type RunningMarket, removeOwnCoin, switchCoin, symbolOf } from '../../market/index.ts'
import { auditEntries, note } from '../audit.ts'
import { readCoinFile, refuseFaults } from './file.ts'
import { chosenCoins, described, pageOf } from './list.ts'
import { isFault, readRow } from './rules.ts'
import { putCoins } from './upload.ts'

const shownUploads = 20

export async function openCoinRoutes(door: Door, { database, clock }: Parts, market: RunningMarket) {
  serve(door, routes.coins, async ({ input }) =>
    described(database, market, pageOf(await chosenCoins(database, market, input), input), clock.now()),
  )
  serve(door, routes.coinCount, async ({ input }) => ({
    count: (await chosenCoins(database, market, input)).length,
  }))
  serve(door, routes.uploads, async () => {
    const entries = await auditEntries(database, { action: 'coins.upload', limit: shownUploads })
    return entries.map(({ at, by, subject, details: { added, updated } }) => ({
      ...{ fileName: subject, added: Number(added), updated: Number(updated), uploadedAt: at, by },
    }))
  })
  serve(door, routes.addCoin, async ({ input: { id, symbol, name }, viewer }) => {
    const row = readRow(1, [id, symbol, name])
    if (isFault(row)) {
      refuseFaults([row])
      throw new Problem('admin.badRows')
    }
    const change = { by: viewer.accountId, action: 'coins.add', subject: row.coin.symbol, now: clock.now() } as const
    return putCoins(database, market, { rows: [row], ...change })
  })
  serve(door, routes.switchCoin, async ({ input: { symbol: spelling, isEnabled }, viewer }) => {
    const symbol = symbolOf(spelling)
    const isKnown = async () => (await market.knownCoins()).find(coin => coin.symbol === symbol)
    if (!(await isKnown())) throw new Problem('market.unknownCoin')
    const now = clock.now()
    await database.transaction(async tx => {
      if (!(await switchCoin(tx, symbol, isEnabled, now))) return
      const action = isEnabled ? 'coins.enable' : 'coins.disable'
      await note(tx, { by: viewer.accountId, action, subject: symbol, now })
    })
    const coin = await isKnown()
    const [shown] = coin ? await described(database, market, [coin], now) : []
    if (!shown) throw new Problem('market.unknownCoin')
    return shown
  })
  serve(door, routes.removeCoin, async ({ input: { id }, viewer }) => {
    await database.transaction(async tx => {
      if (!(await removeOwnCoin(tx, id))) throw new Problem('market.unknownCoin')
      await note(tx, { by: viewer.accountId, action: 'coins.remove', subject: id, now: clock.now() })
    })
    return { success: true as const }
  })
  // Only this call takes files.
  await door.fastify.register(async fastify => {
    fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    serve({ ...door, fastify }, routes.uploadCoins, async ({ request: { body, headers }, viewer }) => {
      const file = Buffer.isBuffer(body) ? fileIn(body, headers['content-type']) : undefined
      if (file?.field !== 'file') throw new Problem('admin.uploadFailed')
      const fileName = file.fileName.slice(-120)
      const rows = await readCoinFile(fileName, file.bytes)
      const change = { by: viewer.accountId, action: 'coins.upload', subject: fileName, now: clock.now() } as const
      return putCoins(database, market, { rows, ...change })
    })
  })
}
