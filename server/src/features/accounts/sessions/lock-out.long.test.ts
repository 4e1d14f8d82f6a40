import { accounts } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it, vi } from 'vitest'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { clock } = world

const statusOf = async (person: Person, email: string, password: string) =>
  (await person.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })).statusCode
const guess = async (person: Person, email: string, times: number) => {
  for (let i = 0; i < times; i++) await statusOf(person, email, `guess ${i}`)
}
const askAgain = async (person: Person, email: string) =>
  (await person.request({ method: 'POST', url: accounts.forgotPassword.path, payload: { email } })).statusCode

/** Someone with a browser of their own behind the same network. */
function nextTo(person: Person): Person {
  const other = world.person()
  other.address = person.address
  return other
}

describe('guessing passwords (rate limit)', () => {
  it('locks a network out of one account after twenty tries, for a quarter of an hour, and nobody else', async () => {
    const ada = await world.member()
    const stranger = world.person()
    await guess(stranger, ada.email, 20)
    expect(await statusOf(stranger, ada.email, ada.password)).toBe(429)
    expect(await statusOf(world.person(), ada.email, ada.password), 'the owner, with a new browser').toBe(302)
    clock.forward(15 * MINUTE_MS)
    expect(await statusOf(stranger, ada.email, ada.password)).toBe(302)
  })

  it('ends after sixty tries from one network, whichever accounts they are for', async () => {
    const attacker = world.person()
    for (let i = 0; i < 60; i++) await statusOf(attacker, `victim${i}@example.com`, 'guess')
    expect(await statusOf(attacker, 'victim99@example.com', 'guess')).toBe(429)
    expect(await statusOf(world.person(), 'victim99@example.com', 'guess')).toBe(401)
  })

  it('by many networks together ends after five hundred an hour, but for a browser that was here before', async () => {
    const ada = await world.member()
    await ada.request({ method: 'GET', url: accounts.logout.path })
    for (let i = 0; i < 25; i++) await guess(world.person(), ada.email, 20)
    expect(await statusOf(world.person(), ada.email, ada.password)).toBe(429)
    expect(await statusOf(ada, ada.email, 'mistyped'), 'it may still be wrong').toBe(401)
    expect(await statusOf(ada, ada.email, ada.password)).toBe(302)
    clock.forward(60 * MINUTE_MS)
    expect(await statusOf(world.person(), ada.email, ada.password)).toBe(302)
  })

  it('by somebody behind the same network does not lock a known browser out', async () => {
    const ada = await world.member()
    await ada.request({ method: 'GET', url: accounts.logout.path })
    const neighbour = nextTo(ada)
    await guess(neighbour, ada.email, 20)
    for (let i = 0; i < 45; i++) await statusOf(neighbour, `other${i}@example.com`, 'guess')
    expect(await statusOf(neighbour, ada.email, ada.password)).toBe(429)
    expect(await statusOf(ada, ada.email, ada.password)).toBe(302)
  })

  it('with a known browser ends after twenty tries as well', async () => {
    const ada = await world.member()
    await guess(ada, ada.email, 20)
    expect(await statusOf(ada, ada.email, ada.password)).toBe(429)
  })

  it('does not count successful sign-ins', async () => {
    const ada = await world.member()
    const person = world.person()
    await guess(person, ada.email, 4)
    for (let i = 0; i < 17; i++) expect(await statusOf(person, ada.email, ada.password)).toBe(302)
  })
})

describe('a known browser', () => {
  it('is known for the accounts that were in it, and only with our mark', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await ada.request({ method: 'GET', url: accounts.logout.path })
    await guess(nextTo(ada), ada.email, 20)
    const without = nextTo(ada)
    expect(await statusOf(without, ada.email, ada.password), 'another browser').toBe(429)
    const others = nextTo(ada)
    others.cookies.known = eve.cookies.known ?? ''
    expect(await statusOf(others, ada.email, ada.password), 'the mark of another account').toBe(429)
    const forger = nextTo(ada)
    forger.cookies.known = (ada.cookies.known ?? '').replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect(await statusOf(forger, ada.email, ada.password), 'a mark that is not ours').toBe(429)
    expect(ada.cookies.known, 'whose it is stays with us').not.toContain(ada.accountId)
    expect(await statusOf(ada, ada.email, ada.password)).toBe(302)
  })

  it('loses that mark with a new password, but for the one in which it was changed', async () => {
    const ada = await world.member()
    const old = { ...ada.cookies }
    const newPassword = 'güney rüzgarı 9'
    await ada.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
    await guess(nextTo(ada), ada.email, 20)
    const before = Object.assign(nextTo(ada), { cookies: { known: old.known ?? '' } })
    expect(await statusOf(before, ada.email, newPassword), 'a mark of the old password').toBe(429)
    expect(await statusOf(ada, ada.email, newPassword)).toBe(302)
  })

  it('has a limit with all other known ones together, and is slow after that but never out', async () => {
    const ada = await world.member()
    const browsers = []
    for (let i = 0; i < 6; i++) {
      const browser = world.person()
      expect(await statusOf(browser, ada.email, ada.password)).toBe(302)
      browsers.push(browser)
    }
    const [last, ...others] = browsers
    for (const browser of others) await guess(browser, ada.email, 20)
    const known = last as Person
    expect(await statusOf(known, ada.email, 'a guess'), 'one a minute').toBe(401)
    expect(await statusOf(known, ada.email, ada.password)).toBe(429)
    expect(await statusOf(world.person(), ada.email, ada.password), 'which is none of a stranger’s').toBe(302)
    clock.forward(MINUTE_MS)
    expect(await statusOf(known, ada.email, ada.password)).toBe(302)
    for (let i = 0; i < 40; i++) {
      expect(await askAgain(browsers[i % 5] as Person, ada.email)).toBe(200)
      clock.forward(MINUTE_MS)
    }
    expect(await askAgain(known, ada.email), 'and one email an hour').toBe(200)
    clock.forward(2 * MINUTE_MS)
    expect(await askAgain(known, ada.email)).toBe(429)
  })

  it('stays known to each member of a household, and survives the log-out', async () => {
    const home = world.person()
    const family = []
    for (let i = 0; i < 2; i++) family.push({ ...(await world.member({}, home)).user })
    await home.request({ method: 'GET', url: accounts.logout.path })
    for (const { email } of family) {
      await guess(nextTo(home), email ?? '', 20)
      expect(await statusOf(home, email ?? '', 'kuzey yıldızı 7')).toBe(302)
    }
  })
})

describe('e-mails to an address', () => {
  /** Whether a refusal says that an e-mail was sent a moment ago. */
  const isSent = async (person: Person, email: string) => {
    const answer = await person.request({ method: 'POST', url: accounts.forgotPassword.path, payload: { email } })
    expect(answer.statusCode).toBe(429)
    return answer.json().error.details.isSent ?? false
  }

  it('are refused as just sent only where one was, to a known address as to an unknown one', async () => {
    const ada = await world.member()
    for (const email of [ada.email, 'nobody@example.com']) {
      const stranger = world.person()
      for (let i = 0; i < 10; i++) {
        expect(await askAgain(stranger, email)).toBe(200)
        expect(await isSent(stranger, email)).toBe(true)
        clock.forward(MINUTE_MS)
      }
      expect([await isSent(stranger, email), await isSent(stranger, email)], 'ten a day').toEqual([false, false])
    }
    const busy = world.person()
    for (let i = 0; i < 100; i++) await askAgain(busy, `reader${i}@example.com`)
    const late = () => isSent(busy, 'late@example.com')
    expect([await late(), await late()], 'the hour of a network').toEqual([false, false])
    expect(await isSent(busy, 'reader99@example.com')).toBe(true)
  })

  it('that could not be sent are an error (500), and not counted: the next one is sent', async () => {
    const [ada, person] = [await world.member(), world.person()]
    vi.spyOn(world.mail, 'send').mockRejectedValueOnce(new Error('no mail server'))
    expect(await askAgain(person, ada.email)).toBe(500)
    expect(await askAgain(person, ada.email)).toBe(200)
  })

  it('are one a minute and ten a day for one asker, and the owner may still ask', async () => {
    const ada = await world.member()
    const stranger = world.person()
    const answers: number[] = []
    for (let i = 0; i < 11; i++) {
      answers.push(await askAgain(stranger, ada.email))
      expect(await askAgain(stranger, ada.email), 'twice in a minute').toBe(429)
      clock.forward(MINUTE_MS)
    }
    expect(answers).toEqual([...Array(10).fill(200), 429])
    expect(await askAgain(world.person(), ada.email), 'the owner, with a new browser').toBe(200)
  })

  it('count for the mailbox, under whatever spelling of it', async () => {
    const email = (note: number) => `melek.oz+${note}@gmail.com`
    const stranger = world.person()
    expect(await askAgain(stranger, email(0))).toBe(200)
    expect(await isSent(stranger, email(1)), 'one a minute, and nothing was sent to this spelling').toBe(false)
    for (let i = 1; i < 30; i++) expect(await askAgain(world.person(), email(i))).toBe(200)
    for (let i = 0; i < 10; i++) expect(await askAgain(world.person(), 'melekoz@googlemail.com')).toBe(200)
    expect(await askAgain(world.person(), email(31))).toBe(429)
    expect(await askAgain(world.person(), 'melek.oz@example.com'), 'another mailbox').toBe(200)
  })

  it('are forty a day for all strangers together, which does not count for a browser that was here before', async () => {
    const ada = await world.member()
    for (let i = 0; i < 40; i++) expect(await askAgain(world.person(), ada.email)).toBe(200)
    expect(await askAgain(world.person(), ada.email)).toBe(429)
    expect(await askAgain(ada, ada.email)).toBe(200)
    expect(await askAgain(nextTo(ada), ada.email)).toBe(429)
  })
})
