import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Secrets } from '../../../platform/secrets.ts'

/** A chat with the bot, and its owner's name there. */
const Chat = Type.Object({ chatId: Type.Integer(), name: Type.Union([Type.String(), Type.Null()]) })
export type Chat = Static<typeof Chat>
const known = Compile(Chat)

const purpose = 'channels telegram'
export const sealChat = (secrets: Secrets, chat: Chat) => secrets.seal(purpose, JSON.stringify(chat))
export function openChat(secrets: Secrets, sealed: string): Chat | undefined {
  const text = secrets.unseal(purpose, sealed)
  return text === undefined ? undefined : known.Parse(JSON.parse(text))
}
export const chatHash = (secrets: Secrets, chatId: number) => secrets.hash(purpose, String(chatId))
