import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Sent {
  chat_id: number
  text: string
  parse_mode?: string
}

interface Refusal {
  error_code: number
  description: string
  parameters?: { retry_after: number }
}

/** What a chat answers to a message: as Telegram does, or nothing at all. */
export type ChatManner = Refusal | 'silent' | 'lost' | 'bad gateway'

export const blocked: Refusal = { error_code: 403, description: 'Forbidden: bot was blocked by the user' }
export const tooMany = (seconds: number): Refusal => ({
  ...{ error_code: 429, description: `Too Many Requests: retry after ${seconds}` },
  parameters: { retry_after: seconds },
})

/** Signs that MarkdownV2 wants escaped, where no link or pair explains them. */
const bareSigns = /(?<!\\)[.!>#+=|{}-]/

/** A Bot API on this machine that answers as Telegram's does, as far as a sender can notice. */
export async function startTelegram({ token = '123456:abcdefghijklmnop', perSecond = 30 } = {}) {
  /** What was taken, and what was asked besides, in their order. */
  const sent: Sent[] = []
  const asked: { method: string; body: Record<string, unknown> }[] = []
  /** How a chat behaves: the first of its list to the next message, and so on; then it takes everything. */
  const manners = new Map<number, ChatManner[]>()
  const times: number[] = []
  let updates: { update_id: number }[] = []
  let updateId = 100
  let wake = () => {}

  const say = (response: ServerResponse, status: number, said: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  const fail = (response: ServerResponse, refusal: Refusal) =>
    say(response, refusal.error_code, { ok: false, ...refusal })

  function take(response: ServerResponse, body: Sent) {
    const manner = manners.get(body.chat_id)?.shift()
    if (manner === 'silent') return
    if (manner === 'bad gateway') return response.writeHead(502).end('<html>Bad Gateway</html>')
    if (manner && manner !== 'lost') return fail(response, manner)
    if (body.parse_mode === 'MarkdownV2' && bareSigns.test(body.text.replace(/\]\((?:\\.|[^)])*\)/g, ']')))
      return fail(response, { error_code: 400, description: "Bad Request: can't parse entities" })
    if (body.text.length > 4096 * 2)
      return fail(response, { error_code: 400, description: 'Bad Request: message is too long' })
    const nowMs = Date.now()
    while (times.length && nowMs - (times[0] ?? 0) >= 1000) times.shift()
    if (times.length >= perSecond) return fail(response, tooMany(1))
    times.push(nowMs)
    sent.push(body)
    // It was taken, and nobody hears of it.
    if (manner === 'lost') return response.destroy()
    const chat = { id: body.chat_id, type: 'private' }
    return say(response, 200, { ok: true, result: { message_id: sent.length, date: Math.floor(nowMs / 1000), chat } })
  }

  /** Waits for an update as long as it was asked to. */
  async function giveUpdates(response: ServerResponse, body: { offset?: number; timeout?: number }) {
    const due = () => updates.filter(update => update.update_id >= (body.offset ?? 0))
    updates = due()
    if (!updates.length && body.timeout)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1000 * (body.timeout ?? 0))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        response.on('close', wake)
      })
    say(response, 200, { ok: true, result: due() })
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const body = text ? JSON.parse(text) : {}
    const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (given !== token) return fail(response, { error_code: 401, description: 'Unauthorized' })
    if (method === 'sendMessage') return take(response, body)
    asked.push({ method, body })
    if (method === 'getUpdates') return giveUpdates(response, body)
    if (method === 'getMe')
      return say(response, 200, { ok: true, result: { id: 1, is_bot: true, username: 'pusula_test_bot' } })
    if (['setWebhook', 'deleteWebhook', 'setMyCommands'].includes(method))
      return say(response, 200, { ok: true, result: true })
    return fail(response, { error_code: 404, description: 'Not Found: method not found' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const tell = <Update extends object>(update: Update) => {
    const told = { update_id: updateId++, ...update }
    updates.push(told)
    wake()
    return told
  }
  const privateChat = (id: number) => ({ id, type: 'private' })
  return {
    ...{ url: `http://127.0.0.1:${port}`, token, sent, asked, manners },
    sentTo: (chatId: number) => sent.filter(({ chat_id }) => chat_id === chatId).map(({ text }) => text),
    /** What somebody writes to the bot, as it is told of it. */
    write: (chatId: number, text: string, from: object = {}) =>
      tell({
        message: { chat: privateChat(chatId), text, from: { id: chatId, is_bot: false, language_code: 'en', ...from } },
      }),
    block: (chatId: number) =>
      tell({ my_chat_member: { chat: privateChat(chatId), new_chat_member: { status: 'kicked' } } }),
    tell,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type TelegramDouble = Awaited<ReturnType<typeof startTelegram>>
