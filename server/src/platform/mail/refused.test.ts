import { accounts } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { sendDue } from './due.ts'
import { eventsIn, mailEventsPath } from './events.ts'
import type { Email } from './mail.ts'
import { allowEmails, carefulMail, EmailRefused, isAddressRefused } from './refused.ts'

const token = 'a-token-of-the-test'
const world = await createWorld({ MAIL_EVENTS_TOKEN: token })
const { database, clock } = world
const message = (to: string): Email => ({ to, subject: 'Merhaba', text: 'Merhaba', html: '<p>Merhaba</p>' })

const tell = (body: object, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  world.person().request({ method: 'POST', url: mailEventsPath, payload: body, headers })

describe('an address that emails come back from', () => {
  it('gets no more, however its provider tells us', async () => {
    const tellings: [email: string, body: object][] = [
      ['plain@example.com', { email: 'Plain@Example.com', reason: 'bounce' }],
      ['postmark@example.com', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'postmark@example.com' }],
      ['sendgrid@example.com', [{ event: 'bounce', email: 'sendgrid@example.com', type: 'bounce' }]],
      [
        'mailgun@example.com',
        { 'event-data': { event: 'failed', severity: 'permanent', recipient: 'mailgun@example.com' } },
      ],
      [
        'amazon@example.com',
        {
          Type: 'Notification',
          Message: JSON.stringify({
            notificationType: 'Bounce',
            bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'amazon@example.com' }] },
          }),
        },
      ],
    ]
    for (const [email, body] of tellings) {
      expect((await tell(body)).json(), email).toEqual({ received: 1 })
      await expect(world.mail.send(message(email))).rejects.toThrow(EmailRefused)
      expect(await world.emailsTo(email)).toEqual([])
    }
    const asked = world.person().call(accounts.sendActivation, { email: 'plain@example.com' })
    await expect(asked, 'who asks for a code there is told').rejects.toMatchObject({ code: 'accounts.codeNotSent' })
  })

  it('gets emails again after a month, or when the owner says so; who complained only then', async () => {
    await tell({ email: 'full@example.com', reason: 'bounce' })
    await tell({ email: 'angry@example.com', reason: 'complaint' })
    await tell({ email: 'angry@example.com', reason: 'bounce' })
    clock.forward(31 * 86_400_000)
    await world.mail.send(message('full@example.com'))
    await expect(world.mail.send(message('angry@example.com'))).rejects.toThrow(EmailRefused)
    await allowEmails(database, 'Angry@example.com')
    await world.mail.send(message('angry@example.com'))
  })

  it('is not made by a mailbox that is full today, nor by what is no event', () => {
    const harmless = [
      { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'a@example.com' },
      { event: 'delivered', email: 'a@example.com' },
      { event: 'bounce', type: 'blocked', email: 'a@example.com' },
      { 'event-data': { event: 'failed', severity: 'temporary', recipient: 'a@example.com' } },
      {
        notificationType: 'Bounce',
        bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'a@b.c' }] },
      },
      { Type: 'Notification', Message: 'not json' },
      null,
      'text',
    ]
    expect(eventsIn(harmless)).toEqual([])
  })

  it('is reported by a webhook with the token alone', async () => {
    const event = { email: 'victim@example.com', reason: 'complaint' }
    for (const authorization of ['', 'Bearer wrong', `Basic ${Buffer.from('user:wrong').toString('base64')}`])
      expect((await tell(event, { authorization })).statusCode).toBe(404)
    await world.mail.send(message('victim@example.com'))
    const basic = `Basic ${Buffer.from(`provider:${token}`).toString('base64')}`
    expect((await tell(event, { authorization: basic })).statusCode).toBe(200)
    const closed = await createWorld()
    expect((await closed.app.inject({ method: 'POST', url: mailEventsPath, payload: event })).statusCode).toBe(404)
  })
})

describe('a mail server that refuses', () => {
  const said = (responseCode: number, command: string, response: string) =>
    Object.assign(new Error(response), { responseCode, command, response })

  it.each([
    [550, 'RCPT TO', '550 5.1.1 user unknown', true],
    [550, 'RCPT TO', '550 no such mailbox', true],
    [552, 'RCPT TO', '552 5.2.1 mailbox disabled', true],
    [550, 'RCPT TO', '550 5.7.1 your network is blocked', false],
    [450, 'RCPT TO', '450 4.2.1 try again later', false],
    [550, 'MAIL FROM', '550 5.1.8 bad sender', false],
    [535, 'AUTH PLAIN', '535 5.7.8 wrong password', false],
  ])('with %s to %s, saying %s, speaks of the address: %s', (code, command, response, expected) =>
    expect(isAddressRefused(said(code, command, response))).toBe(expected),
  )

  it('keeps back nobody else’s email, and is asked again for those that may still go', async () => {
    const sent: string[] = []
    const mail = carefulMail(
      {
        kind: 'smtp',
        send: async ({ to }) => {
          if (to === 'nobody@example.com') throw said(550, 'RCPT TO', '550 5.1.1 user unknown')
          if (to === 'later@example.com') throw said(450, 'RCPT TO', '450 4.2.1 later')
          sent.push(to)
        },
        forget: async () => {},
        close: () => {},
      },
      { ...world, metrics: (await import('prom-client')).register },
    )
    const waiting = ['later@example.com', 'nobody@example.com', 'ada@example.com']
    const emails = {
      next: async (_: unknown, passed: readonly string[]) => {
        const key = waiting.find(one => !passed.includes(one))
        return key ? { key, email: message(key) } : undefined
      },
      done: async (_: unknown, key: string) => waiting.splice(waiting.indexOf(key), 1),
    }
    await expect(sendDue({ ...world, mail }, emails)).rejects.toThrow('1 emails do not leave')
    expect([sent, waiting]).toEqual([['ada@example.com'], ['later@example.com']])
    await expect(world.mail.send(message('nobody@example.com'))).rejects.toThrow(EmailRefused)
  })
})
