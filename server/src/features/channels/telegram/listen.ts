import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { backgroundLoop } from '../../../platform/background-loop.ts'
import { holdLease, leaveLease } from '../../../platform/db/leases.ts'
import { isPublicAddress } from '../../../platform/net/guard.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { mayCountAnew, panelOf } from '../store/telegram.ts'
import type { BotApi } from './api.ts'
import type { Bots } from './bot.ts'
import { type BotDependencies, type BotReply, takeBotUpdate, updateForm } from './updates.ts'
import { botCommands } from './words.ts'

export const updatesPath = '/api/channels/telegram/updates'
const maxBytes = 256 * 1024
const restMs = 5_000
/** Lease of the long poll: longer than one request takes. */
const leaseMs = 45_000
const pollSeconds = 25
const wantedUpdates = ['message', 'my_chat_member']

const Updates = Compile(Type.Array(Type.Object({ update_id: Type.Integer() })))

interface BotOptions {
  platform: Platform
  api: BotApi
  bots: Bots
  dependencies: BotDependencies
}

/** By webhook where Telegram can reach us, else by asking. */
export function hearsBy(publicUrl: string): 'webhook' | 'polling' {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isName = host.includes('.') && !/^[\d.]+$/.test(host) && !/\.(local|internal|test|localhost)$/.test(host)
  const isReachable = isName || isPublicAddress(host)
  return protocol === 'https:' && isReachable && ['', '443', '80', '88', '8443'].includes(port) ? 'webhook' : 'polling'
}

/** What Telegram shows with every call of the webhook: made from the token, so that every instance knows it. */
const webhookSecret = ({ secrets }: Platform, token: string) => secrets.hash('channels telegram webhook', token)

/** Receives the bot's updates: by webhook, or by long polling in one instance of all. */
export async function openTelegram(fastify: FastifyInstance, options: BotOptions) {
  await openWebhook(fastify, options)
  const { platform } = options
  if (!platform.config.takesJobs) return
  const leaving = new AbortController()
  fastify.addHook('preClose', async () => leaving.abort())
  const listen = listener(options, leaving.signal)
  backgroundLoop(fastify, restMs, platform.log, listen)
}

async function openWebhook(fastify: FastifyInstance, { platform, api, bots, dependencies }: BotOptions) {
  await fastify.register(async scope => {
    scope.post(updatesPath, { bodyLimit: maxBytes, config: { isUncounted: true } }, async (request, reply) => {
      const bot = await bots.now()
      const given = String(request.headers['x-telegram-bot-api-secret-token'] ?? '')
      if (!bot || !isSame(given, webhookSecret(platform, bot.token))) throw new Problem('request.notFound')
      // What is not understood is taken all the same, or it would come again and again.
      if (updateForm.Check(request.body)) {
        const said = await takeBotUpdate(platform, dependencies, request.body)
        if (said) await answer(api, bot.token, said)
      }
      return reply.send({})
    })
  })
}

/** Plain text: nothing in it is a sign. */
const answer = (api: BotApi, token: string, { chatId, text }: BotReply) =>
  api.call(token, 'sendMessage', { chat_id: chatId, text, link_preview_options: { is_disabled: true } })

/** One round of listening, which lasts as long as there is something to ask. */
export function listener({ platform, api, bots, dependencies }: BotOptions, signal: AbortSignal) {
  const { database, config, log, clock } = platform
  const me = randomUUID()
  let readied = ''
  const ready = async (token: string): Promise<boolean> => {
    if (readied === token) return true
    for (const [language, commands] of Object.entries(botCommands)) {
      const code = language === 'en' ? {} : { language_code: language }
      await api.call(token, 'setMyCommands', { commands, ...code })
    }
    const webhook = {
      url: config.publicUrl + updatesPath,
      secret_token: webhookSecret(platform, token),
      allowed_updates: wantedUpdates,
      // Updates are taken in their order: a later one that came first would hide an earlier one.
      max_connections: 1,
    }
    const set =
      hearsBy(config.publicUrl) === 'webhook'
        ? await api.call(token, 'setWebhook', webhook)
        : await api.call(token, 'deleteWebhook', {})
    if (set.kind === 'ok') readied = token
    else log.warn({ answer: set.kind, code: 'code' in set ? set.code : 0 }, 'Telegram does not let the bot listen')
    return readied === token
  }
  return async (isOpen: () => boolean) => {
    while (isOpen()) {
      const bot = await bots.now()
      if (!bot || !(await holdLease(database, 'channels.telegram', me, leaseMs))) return
      if (!(await ready(bot.token)) || hearsBy(config.publicUrl) === 'webhook') return
      const panel = await panelOf(database)
      const offset = mayCountAnew(panel, clock.now()) ? {} : { offset: panel.lastUpdate + 1 }
      const ask = { ...offset, timeout: pollSeconds, allowed_updates: wantedUpdates }
      const timeoutMs = 1000 * pollSeconds + 10_000
      const said = await api.call(bot.token, 'getUpdates', ask, { timeoutMs, signal })
      // 409: somebody else asks with this token, or a webhook is set.
      if (said.kind === 'refused') readied = ''
      if (said.kind !== 'ok' || !Updates.Check(said.result)) break
      for (const update of said.result) {
        const known = updateForm.Check(update) ? update : { update_id: update.update_id }
        const reply = await takeBotUpdate(platform, dependencies, known)
        if (reply) await answer(api, bot.token, reply)
      }
    }
    await leaveLease(database, 'channels.telegram', me)
  }
}

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
