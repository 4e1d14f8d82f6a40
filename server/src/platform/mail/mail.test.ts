import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { selfSigned } from '../../testing/certificate.ts'
import { createWorld } from '../../testing/world.ts'
import { smtpMail } from './smtp.ts'

const email = {
  to: 'ada@example.com',
  subject: 'Şifre yenileme',
  text: 'Merhaba İpek, ışık burada.',
  html: '<p>Merhaba İpek, ışık burada.</p>',
}

const mailFrom = 'Pusula <pusula@example.com>'

/** A mail server of this machine, and what it received. */
async function mailServer(options: SMTPServerOptions) {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData: (stream, _, done) => {
      stream.on('data', (part: Buffer) => received.push(part))
      stream.on('end', () => done())
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}

describe('mail', () => {
  it('never leaves unencrypted, nor to whom this machine does not trust, unless that is waived', async () => {
    const servers = [await mailServer({ disabledCommands: ['STARTTLS'] }), await mailServer(selfSigned())]
    for (const { url, received } of servers) {
      await expect(smtpMail(url, { mailFrom, smtpNeedsTls: true }).send(email)).rejects.toThrow()
      expect(received).toEqual([])
      await smtpMail(url, { mailFrom, smtpNeedsTls: false }).send(email)
      expect(Buffer.concat(received).toString()).toContain('pusula@example.com')
    }
  })

  it('reaches a real SMTP server with both bodies and Turkish letters whole', async () => {
    const { url, received } = await mailServer({ disabledCommands: ['STARTTLS'] })
    const mail = smtpMail(url, { mailFrom, smtpNeedsTls: false })
    await mail.send(email)
    const parsed = await PostalMime.parse(Buffer.concat(received))
    expect(parsed).toMatchObject({ subject: email.subject, from: { address: 'pusula@example.com' } })
    expect(parsed.text?.trim()).toBe(email.text)
    expect(parsed.html?.trim()).toBe(email.html)
    mail.close()
  })

  it('uses its connections again, also after an email that is refused', async () => {
    let opened = 0
    const { url, received } = await mailServer({
      disabledCommands: ['STARTTLS'],
      onConnect: (_, done) => {
        opened++
        done()
      },
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith('nobody') ? Object.assign(new Error('5.1.1 nobody'), { responseCode: 550 }) : null),
    })
    const mail = smtpMail(url, { mailFrom, smtpNeedsTls: false })
    const toNobody = { ...email, to: 'nobody@example.com' }
    await expect(mail.send(toNobody)).rejects.toMatchObject({ responseCode: 550 })
    for (let i = 0; i < 5; i++) await mail.send(email)
    expect(
      Buffer.concat(received)
        .toString()
        .match(/^Subject:/gm),
    ).toHaveLength(5)
    expect(opened, 'the second while the first recovers from the refusal').toBeLessThanOrEqual(2)
    mail.close()
  })

  it('says where one click ends emails of its kind, and only of those that have such an address', async () => {
    const { url, received } = await mailServer({ disabledCommands: ['STARTTLS'] })
    const mail = smtpMail(url, { mailFrom, smtpNeedsTls: false })
    await mail.send({ ...email, stopUrl: 'https://pusula.example/stop?token=a' })
    const { headers } = await PostalMime.parse(Buffer.concat(received.splice(0)))
    const headerOf = (key: string) => headers.find(header => header.key === key)?.value
    expect(headerOf('list-unsubscribe')).toBe('<https://pusula.example/stop?token=a>')
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await mail.send(email)
    expect(Buffer.concat(received).toString()).not.toMatch(/list-unsubscribe/i)
    mail.close()
  })

  it('fails, instead of hanging, where no server listens', async () => {
    await expect(smtpMail('smtp://127.0.0.1:1', { mailFrom, smtpNeedsTls: true }).send(email)).rejects.toThrow()
  })

  it('waits in the outbox otherwise, readable by address and never as markup', async () => {
    const world = await createWorld()
    await world.mail.send(email)
    await world.mail.send({ ...email, to: 'eve@example.com', subject: '<script>1</script>' })
    const found = await world.app.inject({
      url: '/dev/outbox?to=ada@example.com',
      headers: { accept: 'application/json' },
    })
    expect(found.json()).toMatchObject([{ to: 'ada@example.com', subject: email.subject, text: email.text }])
    const page = await world.app.inject('/dev/outbox')
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).not.toContain('<script>')
  })

  it('shows no outbox in production', async () => {
    const world = await createWorld({ NODE_ENV: 'production' })
    expect((await world.app.inject('/dev/outbox')).statusCode).toBe(404)
  })
})
