import { DAY_MS } from '@pusula/words'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { countDeliveries, countTargets, openWebhooks, panelOf, saveBotToken } from './store/telegram.ts'
import { type Bots, tokenPurpose } from './telegram/bot.ts'
import { hearsBy } from './telegram/listen.ts'

const shownEnd = 4

interface Changes {
  botToken?: string | null | undefined
  webhooksOpen?: boolean | undefined
}

/** Channels in the owner's panel; a change is written with its audit entry. */
export function createPanel({ database, clock, config, mail, secrets }: Platform, bots: Bots) {
  const show = async () => {
    const [panel, bot, counts] = [await panelOf(database), await bots.now(), await countTargets(database)]
    const name = bot ? await bots.nameOf(bot.token) : null
    const since = new Date(clock.now().getTime() - DAY_MS)
    return {
      last24h: await countDeliveries(database, since),
      telegram: {
        source: bot?.source ?? null,
        tokenEnd: bot ? bot.token.slice(-shownEnd) : null,
        bot: name ?? null,
        hears: bot ? hearsBy(config.publicUrl) : null,
        lastHeardAt: panel.lastHeardAt?.toISOString() ?? null,
        linked: counts.telegram,
        isRefused: bot !== null && name === null,
      },
      webhooks: { isOpen: panel.webhooksOpen, people: counts.webhook },
      push: { browsers: counts.browsers },
      mail: { kind: mail.kind },
    }
  }
  const save = async ({ botToken, webhooksOpen }: Changes, note: (tx: Tx, names: string[]) => Promise<unknown>) => {
    if (botToken !== undefined && config.telegramBotToken) throw new Problem('channels.botByVariable')
    if (botToken) await refuseUnknown(botToken)
    await database.transaction(async tx => {
      if (botToken !== undefined)
        await saveBotToken(tx, botToken === null ? null : secrets.seal(tokenPurpose, botToken))
      if (webhooksOpen !== undefined) await openWebhooks(tx, webhooksOpen)
      const names = [botToken !== undefined ? 'botToken' : '', webhooksOpen !== undefined ? 'webhooksOpen' : '']
      await note(tx, names.filter(Boolean))
    })
    bots.forget()
  }
  /** A token is kept only where Telegram knows it. */
  const refuseUnknown = async (token: string) => {
    const name = await bots.nameOf(token)
    if (name === undefined) throw new Problem('channels.telegramAway')
    if (name === null) throw new Problem('channels.wrongToken')
  }
  return { show, save }
}
export type ChannelPanel = ReturnType<typeof createPanel>
