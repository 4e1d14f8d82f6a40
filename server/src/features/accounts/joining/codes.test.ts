import { accounts } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { codeSentTo } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database, clock } = world
const password = 'kuzey yıldızı 7'
let addresses = 0
const newEmail = () => `person${addresses++}@example.com`

const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const wrongCode = { status: 400, code: 'accounts.wrongCode' }

async function sendTo(person: Person, email: string) {
  await person.call(accounts.sendActivation, { email })
  return codeSentTo(database, email)
}

describe('a code', () => {
  it('is locked after five wrong tries, which are counted down, also for the right code', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    for (const triesLeft of [4, 3, 2, 1, 0])
      await expect(person.call(accounts.verifyActivation, { email, code: wrongCodeFor(code) })).rejects.toMatchObject({
        ...wrongCode,
        details: { triesLeft },
      })
    await expect(person.call(accounts.verifyActivation, { email, code })).rejects.toMatchObject({
      ...wrongCode,
      details: { triesLeft: 0 },
    })
  })

  it('counts concurrent tries: five in all when they race', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    await Promise.allSettled(
      Array.from({ length: 20 }, () => person.call(accounts.verifyActivation, { email, code: wrongCodeFor(code) })),
    )
    const [row] = await database.rows<{ tries: number }>(
      sql`select tries from accounts_activations where email = ${email}`,
    )
    expect(row?.tries).toBe(5)
  })

  it('works once', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => person.call(accounts.verifyActivation, { email, code })),
    )
    expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1)
    await expect(person.call(accounts.verifyActivation, { email, code })).rejects.toMatchObject(wrongCode)
  })

  it('is idempotent after a lost response: right again for the browser that gave it, and for no other', async () => {
    const email = newEmail()
    const attempt = 'a'.repeat(32)
    const sameBrowser = world.person()
    const code = await sendTo(sameBrowser, email)
    await sameBrowser.call(accounts.verifyActivation, { email, code, attempt })
    for (const another of [{}, { attempt: 'b'.repeat(32) }])
      await expect(
        sameBrowser.call(accounts.verifyActivation, { email, code, ...another }),
        'it is used up',
      ).rejects.toMatchObject({ ...wrongCode, details: { triesLeft: 0 } })
    await expect(
      sameBrowser.call(accounts.verifyActivation, { email, code: wrongCodeFor(code), attempt }),
    ).rejects.toMatchObject(wrongCode)
    await sameBrowser.call(accounts.verifyActivation, { email, code, attempt })
    await sameBrowser.call(accounts.register, { email, password })
  })

  it('is bound to the browser that asked for it, and nobody else’s tries use it up', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    const stranger = world.person()
    for (let i = 0; i < 6; i++)
      await expect(
        stranger.call(accounts.verifyActivation, { email, code: i ? wrongCodeFor(code) : code }),
      ).rejects.toMatchObject(wrongCode)
    await sendTo(stranger, email)
    await expect(stranger.call(accounts.verifyActivation, { email, code }), 'nor has another its own').rejects.toThrow()
    await person.call(accounts.verifyActivation, { email, code })
  })

  it('whose e-mail was sent and whose answer was lost counts all the same, by the secret it was asked for with', async () => {
    const email = newEmail()
    const browser = 'c'.repeat(32)
    await world.person().call(accounts.sendActivation, { email, browser })
    const code = await codeSentTo(database, email)
    const withoutCookie = () => world.person()
    await expect(withoutCookie().call(accounts.verifyActivation, { email, code })).rejects.toMatchObject(wrongCode)
    await withoutCookie().call(accounts.verifyActivation, { email, code, browser })
  })

  it('counts in any browser by the link of its e-mail, and only by that', async () => {
    const email = newEmail()
    const code = await sendTo(world.person(), email)
    const [message] = await world.emailsTo(email)
    const said = new URLSearchParams(/\/signup#(\S+)/.exec(message?.text ?? '')?.[1])
    expect(said.get('code')).toBe(code)
    const key = said.get('key') ?? ''
    const elsewhere = world.person()
    await expect(
      elsewhere.call(accounts.verifyActivation, {
        email,
        code,
        key: key.replace(/^./, first => (first === 'a' ? 'b' : 'a')),
      }),
    ).rejects.toMatchObject(wrongCode)
    await expect(elsewhere.call(accounts.verifyActivation, { email: newEmail(), code, key })).rejects.toMatchObject(
      wrongCode,
    )
    await elsewhere.call(accounts.verifyActivation, { email, code, key })
    await elsewhere.call(accounts.register, { email, password })
    expect(JSON.stringify(await database.rows(sql`select * from accounts_activations`))).not.toContain(key)
  })

  it('of another address is wrong', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const person = world.person()
    const code = await sendTo(person, mine)
    await sendTo(world.person(), theirs)
    await expect(person.call(accounts.verifyActivation, { email: theirs, code })).rejects.toMatchObject(wrongCode)
  })

  it('expires after fifteen minutes', async () => {
    const email = newEmail()
    const person = world.person()
    const code = await sendTo(person, email)
    clock.forward(15 * 60_000)
    await expect(person.call(accounts.verifyActivation, { email, code })).rejects.toMatchObject(wrongCode)
  })

  it('is six digits and nothing else', async () => {
    const email = newEmail()
    for (const code of ['12345', '1234567', 'abcdef', '']) {
      await expect(world.person().call(accounts.verifyActivation, { email, code })).rejects.toMatchObject({
        status: 400,
      })
    }
  })
})
