import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toBase64 } from '@pusula/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openSigner, signedNote } from './note.ts'
import { fetchBytes, fetchCheckpoint, fetchNote, remoteTree } from './remote.ts'
import { hashBytes, rootAt, rootOf, tileWidth } from './tree.ts'

/** What is answered under each path: a body in parts, or only a status. */
const answers = new Map<string, readonly Uint8Array[] | number>()
const asked: string[] = []
const site = createServer(({ url = '' }, response) => {
  asked.push(url)
  const answer = answers.get(url) ?? 404
  if (typeof answer === 'number') {
    response.writeHead(answer, { location: '/whole' }).end()
    return
  }
  for (const part of answer) response.write(part)
  response.end()
})
await new Promise<void>(resolve => {
  site.listen(0, '127.0.0.1', resolve)
})
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
afterAll(() => site.close())
beforeEach(() => {
  answers.clear()
  asked.length = 0
})

describe('what another log answers', () => {
  it('is read whole and in its order', async () => {
    const parts = Array.from({ length: 40 }, (_, i) => Buffer.alloc(10_000, i))
    answers.set('/whole', parts).set('/nothing', 204)
    expect((await fetchBytes(`${address}/whole`, 400_000)).equals(Buffer.concat(parts))).toBe(true)
    expect(await fetchBytes(`${address}/nothing`, 0)).toHaveLength(0)
  })
  it('is no larger than is allowed, and no redirect or failure', async () => {
    answers
      .set('/whole', [Buffer.alloc(100)])
      .set('/moved', 302)
      .set('/ill', 500)
    expect(await fetchBytes(`${address}/whole`, 100)).toHaveLength(100)
    await expect(fetchBytes(`${address}/whole`, 99)).rejects.toThrow('answers too much')
    await expect(fetchBytes(`${address}/ill`, 99)).rejects.toThrow('answers 500')
    await expect(fetchBytes(`${address}/moved`, 100)).rejects.toThrow()
  })
  it('is as a note no more than 64 kB of text', async () => {
    answers.set('/note', [Buffer.from('ş'.repeat(32_768))]).set('/long', [Buffer.alloc(65_537)])
    expect(await fetchNote(`${address}/note`)).toBe('ş'.repeat(32_768))
    await expect(fetchNote(`${address}/long`)).rejects.toThrow('answers too much')
  })
})

it('a checkpoint is that of the log that was asked for, signed by its key', async () => {
  const { key, sign } = await openSigner('example.com/log', Buffer.alloc(32, 1))
  const textOf = (origin: string) => `${origin}\n3\n${toBase64(Buffer.alloc(32))}\n`
  const answer = (origin: string, signed = textOf(origin)) =>
    answers.set('/log/checkpoint', [Buffer.from(signedNote(textOf(origin), [sign(signed)]))])
  answer(key.name)
  expect(await fetchCheckpoint(`${address}/log`, key)).toMatchObject({ origin: key.name, size: 3 })
  answer('example.com/another')
  await expect(fetchCheckpoint(`${address}/log`, key), 'about another log').rejects.toThrow('has no checkpoint')
  answer(key.name, 'something else')
  await expect(fetchCheckpoint(`${address}/log`, key), 'not signed').rejects.toThrow('has no checkpoint')
})

describe('the tree of another log', () => {
  const full = Buffer.alloc(tileWidth * hashBytes, 5)
  it('is read by tiles that are as wide as it is, each once', async () => {
    const rest = full.subarray(0, 44 * hashBytes)
    const above = rootOf(full)
    answers.set('/log/tile/0/001.p/44', [rest]).set('/log/tile/1/000.p/1', [above])
    const tree = remoteTree(`${address}/log`, 300)
    const root = await rootAt(tree)
    expect(await rootAt(tree)).toEqual(root)
    expect(await tree.tile(0, 1)).toEqual(rest)
    expect(asked.toSorted()).toEqual(['/log/tile/0/001.p/44', '/log/tile/1/000.p/1'])
  })
  it('has no tile of more than 256 hashes, and none that is too short', async () => {
    answers.set('/log/tile/0/000', [full]).set('/log/tile/0/001', [Buffer.concat([full, Buffer.of(0)])])
    const tree = remoteTree(`${address}/log`, 512)
    expect(await tree.tile(0, 0)).toHaveLength(8_192)
    await expect(tree.tile(0, 1)).rejects.toThrow('answers too much')
    answers.set('/log/tile/1/000.p/2', [Buffer.alloc(2 * hashBytes - 1)])
    await expect(rootAt(tree)).rejects.toThrow('too short')
  })
})
