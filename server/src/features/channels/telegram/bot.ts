import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Platform } from '../../../platform.ts'
import { panelOf } from '../store/telegram.ts'
import type { BotApi } from './api.ts'

/** The bot of this installation, and who set it: the variable wins. */
export interface Bot {
  token: string
  source: 'variable' | 'panel'
}

/** Another instance may have changed it; within this time every instance knows. */
const believedMs = 3_000
export const tokenPurpose = 'channels bot'

const Me = Compile(Type.Object({ username: Type.String() }))

export interface Bots {
  /** The bot that is set now; null where Telegram is not offered. */
  now(): Promise<Bot | null>
  /** Its name, as Telegram says it; null where Telegram does not know it, undefined where nobody answers. */
  nameOf(token: string): Promise<string | null | undefined>
  forget(): void
}

export function createBots({ config, database, secrets }: Platform, api: BotApi): Bots {
  const names = new Map<string, string>()
  let cached: { bot: Bot | null; untilMs: number } | undefined
  const read = async (): Promise<Bot | null> => {
    if (config.telegramBotToken) return { token: config.telegramBotToken, source: 'variable' }
    const { botToken } = await panelOf(database)
    const token = botToken === null ? undefined : secrets.unseal(tokenPurpose, botToken)
    return token === undefined ? null : { token, source: 'panel' }
  }
  return {
    now: async () => {
      if (cached && Date.now() < cached.untilMs) return cached.bot
      const bot = await read()
      cached = { bot, untilMs: Date.now() + believedMs }
      return bot
    },
    nameOf: async token => {
      const known = names.get(token)
      if (known) return known
      const answer = await api.call(token, 'getMe', {})
      if (answer.kind === 'silent' || (answer.kind === 'refused' && (answer.code === 429 || answer.code >= 500)))
        return undefined
      if (answer.kind !== 'ok' || !Me.Check(answer.result)) return null
      names.set(token, answer.result.username)
      return answer.result.username
    },
    forget: () => {
      cached = undefined
    },
  }
}
