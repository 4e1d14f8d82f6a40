import { accounts, credits } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { codeSentTo, verifyEmail } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database, clock } = world
const password = 'kuzey yıldızı 7'
let addresses = 0
const newEmail = () => `person${addresses++}@example.com`

const notVerified = { status: 403, code: 'accounts.notVerified' }

async function sendTo(person: Person, email: string) {
  await person.call(accounts.sendActivation, { email })
  return codeSentTo(database, email)
}

describe('registration', () => {
  it('makes a signed-in member with twenty credits of a verified address', async () => {
    const email = newEmail()
    const person = world.person()
    await person.call(accounts.sendActivation, { email: email.toUpperCase() })
    await person.call(accounts.verifyActivation, { email, code: await codeSentTo(database, email) })
    const user = await person.call(accounts.register, {
      email,
      password,
      firstName: ' Deniz\n',
      lastName: '\u202eAydın',
      tier: 'pro',
      activationCode: 'verified',
    })
    expect(user).toMatchObject({ email, firstName: 'Deniz', lastName: 'Aydın', tier: 'member', remainingAnalyses: 20 })
    expect(user.createdAt).toBe(clock.now().toISOString())
    expect(await person.call(accounts.user, {})).toEqual(user)
    expect((await person.call(credits.history, {})).entries).toMatchObject([{ reason: 'welcome', amount: 20 }])
  })

  it('writes its e-mail in the language of the call, in text and as a page, with a link that carries the code', async () => {
    for (const [language, subject] of [
      ['tr', 'Pusula kodun: '],
      ['en', 'Your Pusula code: '],
    ] as const) {
      const email = newEmail()
      await world.person().call(accounts.sendActivation, { email, language })
      const [message] = await world.emailsTo(email)
      const code = await codeSentTo(database, email)
      expect(message).toMatchObject({
        subject: subject + code,
        text: expect.stringContaining(`/signup#code=${code}&email=${encodeURIComponent(email)}`),
        html: expect.stringContaining(code),
      })
      expect(message?.html).toContain(`<html lang="${language}">`)
    }
  })

  it('keeps the code and the password only as hashes', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    const saved = await database.rows(sql`select * from accounts_activations where email = ${email}`)
    expect(JSON.stringify(saved)).not.toContain(code)
    await person.call(accounts.verifyActivation, { email, code })
    await person.call(accounts.register, { email, password })
    const [account] = await database.rows<{ password_hash: string }>(sql`select * from accounts where email = ${email}`)
    expect(account?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(await database.rows(sql`select * from accounts_sessions`))).not.toContain(
      person.cookies.session,
    )
  })

  it('does not reveal whether an address is known (enumeration): the same answer, a different e-mail', async () => {
    const known = await world.member()
    clock.forward(60_000)
    const ask = (email: string) =>
      world.person().request({ method: 'POST', url: accounts.sendActivation.path, payload: { email } })
    const [one, two] = [await ask(known.email), await ask(newEmail())]
    const told = ({ statusCode, body, cookies }: typeof one) => [
      statusCode,
      body,
      cookies.map(cookie => ({ ...cookie, value: cookie.value.length })),
    ]
    expect(told(one)).toEqual(told(two))
    const [message] = await world.emailsTo(known.email)
    expect(message?.subject).toBe('You already have a Pusula account')
    expect(message?.text).not.toMatch(/\b\d{6}\b/)
    const stranger = world.person()
    const twice = async (email: string) => {
      const send = () => stranger.request({ method: 'POST', url: accounts.sendActivation.path, payload: { email } })
      return [(await send()).statusCode, (await send()).statusCode]
    }
    expect(await twice(known.email), 'the limit does not tell either').toEqual(await twice('unknown@example.com'))
  })

  it.each(['"x"@gmail.com', '"\\x"@gmail.com', 'x(y)@gmail.com', 'x@[192.168.0.1]', 'x@192.168.0.1'])(
    'does not take %s for an address, and says how one is written',
    async email => {
      for (const { path } of [accounts.sendActivation, accounts.register, accounts.forgotPassword]) {
        const payload = { email, password }
        const answer = await world.person().request({ method: 'POST', url: path, payload })
        expect(answer.json().error, path).toMatchObject({
          code: 'accounts.addressForm',
          messageTr: expect.stringContaining('ad@ornek.com gibi yaz: '),
          messageEn: expect.stringContaining('without quotes'),
        })
      }
      expect(await world.emailsTo(email)).toEqual([])
    },
  )

  it('is rate limited to one code a minute', async () => {
    const email = newEmail()
    const person = world.person()
    await sendTo(person, email)
    clock.forward(59_000)
    await expect(sendTo(person, email)).rejects.toMatchObject({
      status: 429,
      details: { retryAfterSeconds: 1, isSent: true },
    })
    const refusal = await person.request({
      method: 'POST',
      url: accounts.sendActivation.path,
      payload: { email, language: 'tr' },
    })
    expect(refusal.json().error.message, 'says how long').toBe('Çok sık denedin. 1 saniye sonra tekrar dene.')
    clock.forward(1_000)
    const second = await sendTo(person, email)
    await person.call(accounts.verifyActivation, { email, code: second })
  })

  it('says so when the e-mail could not be sent', async () => {
    vi.spyOn(world.mail, 'send').mockRejectedValueOnce(new Error('no mail server'))
    await expect(sendTo(world.person(), newEmail())).rejects.toMatchObject({
      status: 503,
      code: 'accounts.codeNotSent',
    })
  })

  it('an e-mail that could not be sent counts for nothing, and the code of the one before is still good', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    clock.forward(60_000)
    for (let i = 0; i < 11; i++) {
      vi.spyOn(world.mail, 'send').mockRejectedValueOnce(new Error('no mail server'))
      await expect(sendTo(person, email)).rejects.toMatchObject({ code: 'accounts.codeNotSent' })
    }
    await person.call(accounts.verifyActivation, { email, code })
    await sendTo(person, email)
  })
})

it('a new member is welcomed until that is closed, on every device and for ever', async () => {
  const ada = await world.member()
  const isNew = async () => (await ada.call(accounts.user, {})).isNew
  expect(await isNew()).toBe(true)
  await ada.call(accounts.endWelcome, {})
  await ada.call(accounts.endWelcome, {})
  expect(await isNew()).toBe(false)
})

describe('what would be refused at the end', () => {
  it('is refused before a code is sent: a password that everybody tries first', async () => {
    const email = newEmail()
    const ask = (secret: string) => world.person().call(accounts.sendActivation, { email, password: secret })
    await expect(ask('galatasaray')).rejects.toMatchObject({ status: 400, code: 'accounts.commonPassword' })
    expect(await world.emailsTo(email)).toEqual([])
    await ask(password)
    expect(await world.emailsTo(email)).toHaveLength(1)
  })

  it.each(['İrem@example.com', 'ışık@example.com', 'irem@örnek.com'])(
    'is refused before a code is sent: %s, which mail cannot carry',
    async email => {
      const answer = world.person().call(accounts.sendActivation, { email })
      await expect(answer).rejects.toMatchObject({ status: 400, code: 'accounts.addressForm' })
    },
  )
})

describe('a registration', () => {
  it('with a forged marker alone is refused', async () => {
    const email = newEmail()
    const person = world.person()
    await sendTo(person, email)
    for (const activationCode of ['verified', 'VERIFIED', '000000', 'true'])
      await expect(
        person.call(accounts.register, { email, password, activationCode }),
        activationCode,
      ).rejects.toMatchObject(notVerified)
  })

  it('in another browser than the one that verified is refused (session binding)', async () => {
    const email = newEmail()
    await verifyEmail(world.person(), database, email)
    await expect(world.person().call(accounts.register, { email, password })).rejects.toMatchObject(notVerified)
  })

  it('of another address than the verified one is refused', async () => {
    const person = world.person()
    await verifyEmail(person, database, newEmail())
    await expect(person.call(accounts.register, { email: newEmail(), password })).rejects.toMatchObject(notVerified)
  })

  it('later than fifteen minutes is refused', async () => {
    const email = newEmail()
    const person = world.person()
    await verifyEmail(person, database, email)
    clock.forward(15 * 60_000)
    await expect(person.call(accounts.register, { email, password })).rejects.toMatchObject(notVerified)
  })

  it('uses its verification up', async () => {
    const email = newEmail()
    const person = world.person()
    await verifyEmail(person, database, email)
    const verification = person.cookies.verification ?? ''
    const first = await person.call(accounts.register, { email, password })
    await database.run(sql`update accounts set email = 'moved@example.com' where id = ${first.id}`)
    const again = world.person()
    again.cookies.verification = verification
    await expect(again.call(accounts.register, { email, password })).rejects.toMatchObject(notVerified)
  })

  it('of an address that got an account meanwhile is refused', async () => {
    const email = newEmail()
    const [one, two] = [world.person(), world.person()]
    await verifyEmail(one, database, email)
    clock.forward(60_000)
    await verifyEmail(two, database, email)
    await one.call(accounts.register, { email, password })
    await expect(two.call(accounts.register, { email, password })).rejects.toMatchObject({
      status: 409,
      code: 'accounts.emailTaken',
    })
  })

  it.each([
    ['12345', 'request.invalid'],
    ['password', 'accounts.commonPassword'],
    ['galatasaray', 'accounts.commonPassword'],
  ])('with the password %s is refused with %s, and may be tried again', async (weak, code) => {
    const email = newEmail()
    const person = world.person()
    await verifyEmail(person, database, email)
    await expect(person.call(accounts.register, { email, password: weak })).rejects.toMatchObject({ status: 400, code })
    await person.call(accounts.register, { email, password })
  })
})
