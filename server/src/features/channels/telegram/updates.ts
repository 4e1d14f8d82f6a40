import type { Language } from '@pusula/contract'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { Platform } from '../../../platform.ts'
import { closeTarget, removeTarget, saveTarget } from '../store/people.ts'
import { markElsewhere, ownerOfChat, takeLink, takeUpdate } from '../store/telegram.ts'
import { chatHash, sealChat } from './chat.ts'
import { botWords, type CoinFacts } from './words.ts'

const Chat = Type.Object({ id: Type.Integer(), type: Type.String() })
const Update = Type.Object({
  update_id: Type.Integer(),
  message: Type.Optional(
    Type.Object({
      chat: Chat,
      text: Type.Optional(Type.String()),
      from: Type.Optional(
        Type.Object({
          is_bot: Type.Boolean(),
          username: Type.Optional(Type.String()),
          first_name: Type.Optional(Type.String()),
          language_code: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
  my_chat_member: Type.Optional(Type.Object({ chat: Chat, new_chat_member: Type.Object({ status: Type.String() }) })),
})
export type BotUpdate = Static<typeof Update>
export const updateForm = Compile(Update)

/** Handlers of bot commands that other features answer. */
export interface BotDependencies {
  /** Undefined where there is no such coin. */
  coin(symbol: string): Promise<CoinFacts | undefined>
  /** The alerts somebody has set, a line each. */
  alertLines(db: Db, accountId: string, language: Language): Promise<string[]>
}

export interface BotReply {
  chatId: number
  text: string
}

const chatLimit = { max: 20, windowMs: 60_000 }

/**
 * Takes what somebody did in a chat with the bot, each update once. What it means is written with the mark that it was taken, or not
 * at all. Only chats of one person: an alert is not for a group.
 */
export async function takeBotUpdate(
  platform: Platform,
  dependencies: BotDependencies,
  update: BotUpdate,
): Promise<BotReply | null> {
  const { database, clock, secrets } = platform
  const { update_id: id, message, my_chat_member: member } = update
  const taken = await database.transaction(async tx => {
    const now = clock.now()
    if (!(await takeUpdate(tx, id, now))) return null
    if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked') {
      const owner = await ownerOfChat(tx, chatHash(secrets, member.chat.id))
      if (owner) await closeTarget(tx, 'telegram', owner.address, 'blocked')
      return null
    }
    if (!message?.text || !message.from || message.from.is_bot || message.chat.type !== 'private') return null
    const chatId = message.chat.id
    const owner = await ownerOfChat(tx, chatHash(secrets, chatId))
    const language: Language = owner?.language ?? (message.from.language_code?.startsWith('tr') ? 'tr' : 'en')
    const { command, argument } = commandIn(message.text)
    const { username, first_name: firstName } = message.from
    const said = { chatId, language, accountId: owner?.accountId ?? null, command, argument }
    if (command === 'start' && argument) {
      const chat = { chatId, name: username ? `@${username}` : (firstName ?? null) }
      return { ...said, answer: await link(tx, platform, chat, owner?.accountId ?? null, argument, language) }
    }
    if (command === 'stop' || command === 'dur') {
      if (owner) await removeTarget(tx, owner.accountId, 'telegram')
      return { ...said, answer: botWords[language][owner ? 'stopped' : 'unlinked'] }
    }
    return { ...said, answer: null }
  })
  if (!taken) return null
  const { chatId, answer } = taken
  if (answer) return { chatId, text: answer }
  try {
    await throttle(database, `telegram chat ${chatHash(secrets, chatId)}`, chatLimit, clock.now())
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  return { chatId, text: await answerTo(database, dependencies, taken) }
}

interface Said {
  accountId: string | null
  language: Language
  command: string
  argument: string
}

async function answerTo(
  db: Db,
  dependencies: BotDependencies,
  { accountId, language, command, argument }: Said,
): Promise<string> {
  const words = botWords[language]
  if (!accountId) return words.unlinked
  if (command === 'alerts' || command === 'alarmlar')
    return (await dependencies.alertLines(db, accountId, language)).join('\n') || words.noAlerts
  const symbol = ['price', 'fiyat'].includes(command)
    ? argument
    : ['', 'start', 'help', 'yardim'].includes(command)
      ? ''
      : command
  if (!/^[a-z0-9]{1,20}$/i.test(symbol)) return words.help
  try {
    const facts = await dependencies.coin(symbol.toUpperCase())
    return facts ? words.coin(facts) : words.unknownCoin
  } catch (error) {
    if (error instanceof Problem) return words.away
    throw error
  }
}

/** `/price btc`, `/btc@pusula_bot`; other text is no command. */
function commandIn(text: string): { command: string; argument: string } {
  const [first = '', argument = ''] = text.trim().split(/\s+/)
  const command = /^\/([A-Za-z0-9_]{1,32})(?:@\w+)?$/.exec(first)?.[1] ?? ''
  return { command: command.toLowerCase(), argument }
}

/** Uses a code. A chat that belongs to somebody else is taken over only when the one who made the code says so. */
async function link(
  tx: Tx,
  { clock, secrets }: Platform,
  chat: { chatId: number; name: string | null },
  ownerId: string | null,
  code: string,
  language: Language,
): Promise<string> {
  const now = clock.now()
  const address = sealChat(secrets, chat)
  const link = await takeLink(tx, hashOf(code), address, now)
  const words = botWords[language]
  if (!link) return words.old
  const { accountId } = link
  if (ownerId && ownerId !== accountId) {
    await markElsewhere(tx, accountId)
    return words.elsewhere
  }
  await saveTarget(tx, {
    ...{ accountId, channel: 'telegram', address, hash: chatHash(secrets, chat.chatId), isOn: true, now },
  })
  return words.linked
}
