import { type AuthorizationRequest, assistants } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { AddressRefused } from '../../../platform/net/guard.ts'
import { createWorld } from '../../../testing/world.ts'
import { publicUrl } from '../testing/assistant.ts'
import { askDocument, clientFinder, isDocumentAddress } from './clients.ts'
import { readRequest } from './request.ts'

const world = await createWorld({ PUBLIC_URL: publicUrl })
const issuing = { issuer: publicUrl, resource: `${publicUrl}/mcp` }
const request: AuthorizationRequest = {
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}

describe('a client document', () => {
  const id = 'https://app.example/client.json'
  const finder = (document: object, status = 200) =>
    clientFinder(world.database, world.clock, async () => ({ status, body: Buffer.from(JSON.stringify(document)) }))
  const said = { client_id: id, client_name: 'App', redirect_uris: ['https://app.example/cb'] }

  it('identifies an app, and its own host vouches for the name', async () => {
    const asked = await readRequest(
      { ...request, client_id: id, redirect_uri: 'https://app.example/cb' },
      finder(said),
      issuing,
    )
    expect(asked).toMatchObject({ client: { id, name: 'App' }, isKnown: true, error: null })
    const elsewhere = { ...said, redirect_uris: ['https://other.example/cb'] }
    expect(
      await readRequest(
        { ...request, client_id: id, redirect_uri: 'https://other.example/cb' },
        finder(elsewhere),
        issuing,
      ),
    ).toMatchObject({ isKnown: false })
  })

  it('must name itself, describe a public client, and exist', async () => {
    await expect(finder({ ...said, client_id: 'https://b.example/c' })(id)).rejects.toThrow()
    await expect(finder({ ...said, token_endpoint_auth_method: 'private_key_jwt' })(id)).rejects.toThrow()
    await expect(finder(said, 404)(id)).rejects.toThrow()
  })

  it.each([
    'https://localhost/c.json',
    'https://127.0.0.1/c.json',
    'https://[::1]/c.json',
    'https://[::ffff:127.0.0.1]/c.json',
    'https://2130706433/c.json',
    'https://0x7f.1/c.json',
    'https://0177.0.0.1/c.json',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/c.json',
    'https://192.168.1.1/c.json',
    'https://[fd00::1]/c.json',
    'https://100.64.0.1/c.json',
  ])('at %s is not asked for', async inside => {
    await expect(askDocument(inside)).rejects.toBeInstanceOf(AddressRefused)
    await expect(clientFinder(world.database, world.clock)(inside)).rejects.toMatchObject({ error: 'invalid_client' })
  })

  it('is asked for sixty times an hour in one account’s name', async () => {
    const ada = await world.member()
    const codes: string[] = []
    for (let i = 0; i < 61; i++)
      await ada
        .call(assistants.asked, { client_id: `https://127.0.0.1/${i}.json` })
        .catch(({ code }) => codes.push(code))
    expect([codes.length, codes[59], codes[60]]).toEqual([61, 'assistants.unknownClient', 'request.tooMany'])
  })

  it.each([
    'https://a.example',
    'http://a.example/c',
    'https://a.example/c?x',
    'https://a.example:8443/c',
    'https://a.example/../c',
    'https://A.example/c',
  ])('has one spelling: not %s', address => expect(isDocumentAddress(address)).toBe(false))
})
