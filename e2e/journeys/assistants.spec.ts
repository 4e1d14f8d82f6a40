import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { becomeMember, logIn, newEmail, password } from './people-steps.ts'
import { words as peopleWords } from './people-words.ts'
import { everyone, expect, expectAccessible, expectRoom, picture, test } from './person.ts'

const words = {
  tr: {
    wants: 'Örnek Asistan Pusula’nı okumak istiyor',
    market: 'Piyasa',
    analyses: 'Analizler',
    less: 'Azalt',
    allow: 'İzin ver',
    remove: 'Kaldır: Örnek Asistan',
    confirm: 'Kaldır',
    none: 'Bağlı asistan yok',
    used: /bu ay 4 soru/,
  },
  en: {
    wants: 'Örnek Asistan wants to read your Pusula',
    market: 'Market',
    analyses: 'Analyses',
    less: 'Less',
    allow: 'Allow',
    remove: 'Remove Örnek Asistan',
    confirm: 'Remove',
    none: 'No assistant connected',
    used: /4 questions this month/,
  },
}

/** The program on the person's device that waits for the answer of the browser. */
async function waitingProgram() {
  const server = createServer((_, reply) => reply.end('<title>Thank you</title>')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}/callback` }
}

/** What an assistant keeps of its person's consent. */
function keeperOf(address: string) {
  const saved: Record<string, unknown> = {}
  const keep = (name: string) => (value: unknown) => {
    saved[name] = value
  }
  return {
    kept: saved,
    redirectUrl: address,
    clientMetadata: { client_name: 'Örnek Asistan', redirect_uris: [address], token_endpoint_auth_method: 'none' },
    state: () => 'a-state',
    clientInformation: () => saved.client,
    saveClientInformation: keep('client'),
    tokens: () => saved.tokens,
    saveTokens: keep('tokens'),
    redirectToAuthorization: keep('asked'),
    saveCodeVerifier: keep('verifier'),
    codeVerifier: () => saved.verifier,
    discoveryState: () => saved.discovery,
    saveDiscoveryState: keep('discovery'),
  }
}

for (const who of everyone)
  test(`an assistant is connected, asks, spends within its limit and is removed (${who})`, { tag: who }, async ({
    page,
    language,
    baseURL,
  }) => {
    const said = words[language]
    const email = await becomeMember(page, newEmail())
    const { server, address } = await waitingProgram()
    const keeper = keeperOf(address)
    // The journey keeps what a client of any edition would: the types of one do not matter here.
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${baseURL}/mcp`), { authProvider: keeper as never })
    const newClient = () => new Client({ name: 'journey', version: '1' })

    const first = transport()
    await test.step('signed out, the person signs in first and comes back', async () => {
      await newClient()
        .connect(first)
        .catch(() => undefined)
      await page.context().clearCookies()
      await page.goto(String(keeper.kept.asked))
      await logIn(page, peopleWords[language], email, password)
      await expect(page.getByRole('heading', { name: said.wants })).toBeVisible()
    })

    await test.step('everything starts off', async () => {
      await expect(page.getByRole('button', { name: said.allow })).toBeDisabled()
      for (const each of await page.getByRole('switch').all()) await expect(each).not.toBeChecked()
      await picture(page, `assistants-consent-${language}`)
      await page.getByRole('switch', { name: said.market }).click()
      await page.getByRole('switch', { name: said.analyses }).click()
      await page.getByRole('button', { name: said.less }).click()
      await page.getByRole('button', { name: said.less }).click()
      await picture(page, `assistants-chosen-${language}`)
      await expectAccessible(page)
      await expectRoom(page)
      await page.getByRole('button', { name: said.allow }).click()
      await page.waitForURL(/\/callback\?/)
      await first.finishAuth(new URL(page.url()).searchParams)
    })

    const client = newClient()
    await test.step('it asks and spends', async () => {
      await client.connect(transport())
      const call = async (name: string, input: object) => {
        const answer = await client.callTool({ name, arguments: { ...input } })
        const [content] = answer.content
        return JSON.parse(content?.type === 'text' ? content.text : '{}')
      }
      expect((await call('coin_facts', { symbol: 'ETH' })).price.unit).toBe('USD')
      expect((await call('open_analysis', { symbol: 'ETH', max_credits: 1 })).spent.value).toBe(1)
      expect((await call('open_analysis', { symbol: 'SOL', max_credits: 1 })).error.code).toBe('assistants.dailyLimit')
      expect((await call('my_portfolio', {})).error.code).toBe('assistants.notAllowed')
    })

    await test.step('it is removed, and its next call is refused', async () => {
      await page.goto(`${baseURL}/dashboard/assistants`)
      await expect(page.getByText(said.used)).toBeVisible()
      await picture(page, `assistants-list-${language}`)
      await expectAccessible(page)
      await expectRoom(page)
      await page.getByRole('button', { name: said.remove }).click()
      const dialog = page.getByRole('dialog')
      await picture(page, `assistants-remove-${language}`)
      await dialog.getByRole('button', { name: said.confirm }).click()
      await expect(page.getByText(said.none)).toBeVisible()
      await picture(page, `assistants-empty-${language}`)
      await expect(client.callTool({ name: 'coin_facts', arguments: { symbol: 'ETH' } })).rejects.toThrow()
    })
    server.close()
  })
