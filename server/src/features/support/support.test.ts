import { accounts, support } from '@pusula/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { answerMessage, listMessages } from './index.ts'
import { mailMessages } from './messages.ts'

const us = 'help@pusula.test'
const world = await createWorld({ SUPPORT_EMAIL: us })
const newest = async () => (await listMessages(world.database, { limit: 1 }))[0]
const newestId = async () => (await newest())?.id ?? ''

beforeEach(async () => {
  world.clock.forward(3_600_000)
  await world.database.run(sql`delete from support_messages`)
  await world.database.run(sql`delete from mail_outbox`)
})

describe('a message to support', () => {
  it('is stored and e-mailed to us once, with Reply-To of the member who wrote it, whatever the form said', async () => {
    const ada = await world.member()
    const claim = { userEmail: 'eve@example.com', userName: 'Eve' }
    await ada.call(support.send, { message: 'Kredim gelmedi.\nNe yapmalıyım?', ...claim })
    await mailMessages(world)
    await mailMessages(world)
    const emails = await world.emailsTo(us)
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ replyTo: ada.email })
    expect(emails[0]?.text).toContain('Kredim gelmedi.\nNe yapmalıyım?')
    expect(emails[0]?.text).not.toContain('eve@example.com')
    expect(await newest()).toMatchObject({ accountId: ada.accountId, senderEmail: ada.email, answer: null })
  })

  it('comes from anyone, with or without an address', async () => {
    await world.person().call(support.send, { message: 'a', userEmail: 'anonymous', userName: 'Anonymous User' })
    expect(await newest()).toMatchObject({ accountId: null, senderEmail: null, senderName: null })
    world.clock.forward(1000)
    await (await world.guest()).call(support.send, { message: 'b', userEmail: 'Ada@example.com' })
    expect(await newest()).toMatchObject({ accountId: null, senderEmail: 'ada@example.com' })
  })

  it('is idempotent: stored once when its response was lost and it is sent again', async () => {
    const [ada, guest] = [await world.member(), await world.guest()]
    for (const [person, digit] of [
      [ada, 'a'],
      [guest, 'b'],
    ] as const) {
      const email = { id: digit.repeat(32), message: 'Kredim gelmedi.' }
      await Promise.all([person.call(support.send, email), person.call(support.send, email)])
    }
    await ada.call(support.send, { id: 'c'.repeat(32), message: 'Kredim gelmedi.' })
    expect(await listMessages(world.database, { limit: 10 })).toHaveLength(3)
  })

  it('is not counted again where it has arrived', async () => {
    const ada = await world.member()
    const email = { id: 'd'.repeat(32), message: 'Merhaba' }
    for (let sent = 0; sent < 7; sent++) await ada.call(support.send, email)
    await ada.call(support.send, { id: 'e'.repeat(32), message: 'Bir de şu' })
  })

  it('cannot inject headers or markup into the e-mail', async () => {
    await world.person().call(support.send, {
      message: '<img src=x onerror=alert(1)>',
      userEmail: 'ada@example.com\r\nBcc: all@example.com',
      userName: 'Ada\r\nBcc: all@example.com',
    })
    await mailMessages(world)
    const [email] = await world.emailsTo(us)
    expect(email?.replyTo).toBeNull()
    expect(email?.subject).toMatch(/^Support message [0-9a-f]{8}$/)
    expect(email?.html).toContain('&lt;img')
    expect(email?.html).not.toContain('<img')
  })

  it.each(['', '   ', '\u0000\u0007'])('is refused when it says nothing: %j', async message => {
    await expect(world.person().call(support.send, { message })).rejects.toMatchObject({ code: 'request.invalid' })
    expect(await newest()).toBeUndefined()
  })

  it('is rate limited to five an hour from one person', async () => {
    const ada = await world.member()
    for (let i = 0; i < 5; i++) await ada.call(support.send, { message: `${i}` })
    await expect(ada.call(support.send, { message: '6' })).rejects.toMatchObject({ code: 'request.tooMany' })
    world.clock.forward(3_600_000)
    await ada.call(support.send, { message: '7' })
  })

  it('is retried while the mail server is down, and blocks no other', async () => {
    for (const message of ['first', 'second']) await world.person().call(support.send, { message })
    const down = async () => Promise.reject(new Error('down'))
    await mailMessages({ ...world, mail: { ...world.mail, send: down } })
    const broken = {
      ...world.mail,
      send: (email: Parameters<typeof world.mail.send>[0]) =>
        email.text.startsWith('first') ? down() : world.mail.send(email),
    }
    await mailMessages({ ...world, mail: broken })
    expect(await world.emailsTo(us)).toMatchObject([{ text: expect.stringContaining('second') }])
    await mailMessages(world)
    expect(await world.emailsTo(us)).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('goes by mail in the language of the message, once', async () => {
    const payload = { message: 'Merhaba', userEmail: 'ada@example.com' }
    await world.person().request({ method: 'POST', url: `${support.send.path}?language=tr`, payload })
    const id = await newestId()
    const answers = await Promise.allSettled([answerMessage(world, id, 'Selam'), answerMessage(world, id, 'Selam')])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const emails = await world.emailsTo('ada@example.com')
    expect(emails).toMatchObject([{ subject: 'Pusula destek mesajına yanıt', replyTo: us }])
    expect(emails[0]?.text).toContain('Selam')
    expect(await newest()).toMatchObject({ answer: 'Selam', answeredAt: world.clock.now() })
  })

  it('that could not be sent is not stored', async () => {
    await world.person().call(support.send, { message: 'x', userEmail: 'ada@example.com' })
    const down = { ...world.mail, send: async () => Promise.reject(new Error('down')) }
    const tried = answerMessage({ ...world, mail: down }, await newestId(), 'Hello')
    await expect(tried).rejects.toMatchObject({ code: 'support.notSent' })
    expect(await newest()).toMatchObject({ answer: null })
  })

  it('needs an address and a message', async () => {
    await world.person().call(support.send, { message: 'x' })
    await expect(answerMessage(world, await newestId(), 'y')).rejects.toMatchObject({ code: 'support.noAddress' })
    const nowhere = answerMessage(world, '00000000-0000-0000-0000-000000000000', 'y')
    await expect(nowhere).rejects.toMatchObject({ code: 'request.notFound' })
  })
})

it('lists page after page, the newest first, open ones alone on request', async () => {
  for (const message of ['1', '2', '3']) {
    await world.person().call(support.send, { message, userEmail: 'ada@example.com' })
    world.clock.forward(1000)
  }
  const [third, second] = await listMessages(world.database, { limit: 2 })
  expect([third?.message, second?.message]).toEqual(['3', '2'])
  const rest = await listMessages(world.database, { limit: 2, after: second?.id })
  expect(rest.map(({ message }) => message)).toEqual(['1'])
  await answerMessage(world, second?.id ?? '', 'done')
  const open = await listMessages(world.database, { limit: 9, isOpen: true })
  expect(open.map(({ message }) => message)).toEqual(['3', '1'])
})

it('belongs to the member: in the export, and gone with the account', async () => {
  const ada = await world.member()
  await ada.call(support.send, { message: 'mine' })
  expect(await ada.call(accounts.export, {})).toMatchObject({ support: [{ message: 'mine' }] })
  await ada.call(accounts.remove, {})
  expect(await newest()).toBeUndefined()
})
