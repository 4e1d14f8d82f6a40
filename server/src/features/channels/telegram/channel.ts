import type { Both, Language } from '@pusula/contract'
import type { Secrets } from '../../../platform/secrets.ts'
import { twice } from '../mail.ts'
import { type Channel, type Outcome, type Words, wordsIn } from '../message.ts'
import { waitOf } from '../retry-after.ts'
import { closedMs } from '../rules.ts'
import { type BotAnswer, type BotApi, cut, escapeText, escapeUrl } from './api.ts'
import type { Bot } from './bot.ts'
import { openChat } from './chat.ts'

/** Rate limit of Telegram, thirty a second; some are reserved for what the bot answers. */
const perSecond = 25
const longestTitle = 200
const longestBody = 3000

const open: Both<string> = { tr: 'Pusula’da aç', en: 'Open in Pusula' }

/** A message as MarkdownV2: its title, what it says, and the way into the product. */
export function textOf(
  language: Language,
  { title, body, text = body }: Words,
  url: string,
  isDoubtful: boolean,
): string {
  const lines = [
    `*${escapeText(cut(title, longestTitle))}*`,
    escapeText(cut(text, longestBody)),
    isDoubtful ? `_${escapeText(twice[language])}_` : '',
    `[${escapeText(open[language])}](${escapeUrl(url)})`,
  ]
  return lines.filter(Boolean).join('\n')
}

interface Setup {
  api: BotApi
  secrets: Secrets
  publicUrl: string
  bot: () => Promise<Bot | null>
}

export function telegramChannel({ api, secrets, publicUrl, bot }: Setup): Channel {
  const refused = { token: '', untilMs: 0 }
  return {
    isOffered: async () => (await bot()) !== null,
    isRepeatable: false,
    atOnce: 50,
    perSecond,
    send: async ({ telegram, language }, { message, urgency, isDoubtful }) => {
      const [now, chat] = [await bot(), telegram === null ? undefined : openChat(secrets, telegram)]
      if (!now || !chat) return { kind: 'gone' }
      if (refused.token === now.token && Date.now() < refused.untilMs) return { kind: 'closed', code: 401 }
      const answer = await api.call(now.token, 'sendMessage', {
        chat_id: chat.chatId,
        text: textOf(language, wordsIn(message, language), publicUrl + message.path, isDoubtful),
        parse_mode: 'MarkdownV2',
        link_preview_options: { is_disabled: true },
        disable_notification: urgency === 'normal',
      })
      const outcome = outcomeOf(answer)
      if (outcome.kind === 'closed') Object.assign(refused, { token: now.token, untilMs: Date.now() + closedMs })
      return outcome
    },
  }
}

/** What an answer means for one message. Who blocked the bot is gone; a wrong token is our fault and everybody's. */
export function outcomeOf(answer: BotAnswer): Outcome {
  if (answer.kind === 'ok') return { kind: 'accepted', code: 200 }
  if (answer.kind === 'silent') return { kind: answer.mayHaveArrived ? 'silent' : 'later' }
  const { code, description, retryAfter } = answer
  if (code === 401 || code === 404) return { kind: 'closed', code }
  if (code === 403 || /chat not found|user is deactivated|PEER_ID_INVALID/i.test(description))
    return { kind: 'gone', code }
  if (code === 429 || code >= 500) return { kind: 'later', code, ...waitOf(retryAfter) }
  return { kind: 'refused', code }
}
