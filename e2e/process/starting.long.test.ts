import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { withDatabase } from './database.ts'
import { databaseHome, failToStart, startServer, withFolder } from './server.ts'

const isOneClearLine = (said: string) => said.split('\n').length === 1 && !/\bat .*:\d+:\d+/.test(said)

describe('npm run', () => {
  const ask = (name: string, option: string) =>
    spawnSync(process.execPath, [`scripts/${name}.mjs`, option], { encoding: 'utf8' })

  it.each(['start', 'dev', 'test', 'build', 'types', 'audit', 'rehearse'])(
    '%s explains itself and does nothing else',
    name => {
      const { status, stdout } = ask(name, '--help')
      expect(stdout).toMatch(/^npm /)
      expect(stdout).not.toContain('is ready')
      expect(status).toBe(0)
    },
  )

  // Whoever explains itself reads its options in the same place.
  it('start names an option that it does not know, and does nothing', () => {
    const { status, stdout, stderr } = ask('start', '--port')
    expect(stderr.trim()).toBe("Unknown option '--port'. --help shows how to ask.")
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })
})

describe('a start that cannot succeed says why in one line and ends with 1', () => {
  it.each([
    ['a wrong variable', { PORT: 'many' }, 'PORT should be a whole number from 0 to 65535, not "many"'],
    ['an unwritable data folder', { DATA_DIR: '/dev/null/data' }, 'Set DATA_DIR to one that can'],
    ['a database that is down', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'Check DATABASE_URL'],
  ])('%s', async (_, env, hint) => {
    const { code, said } = await failToStart(env)
    expect(code).toBe(1)
    expect(said).toContain(hint)
    expect(said, 'one line, no stack').toSatisfy(isOneClearLine)
  })
})

describe('a start that succeeds', () => {
  it('prints the address and what is embedded, answers, keeps its port to itself, and takes everything it started with it when npm is told to stop', () =>
    withFolder(async folder => {
      const server = await startServer({ DATA_DIR: folder, JOBS: 'off' }, ['npm', 'start'])
      expect(server.output()).toMatch(/Embedded: database in .*; mail outbox at \/dev\/outbox/)
      const { port } = new URL(server.url)
      const { code, said } = await failToStart({ PORT: port, DATA_DIR: folder })
      expect(code).toBe(1)
      expect(said).toBe(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.`)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      const running = join(databaseHome(server), 'data/postmaster.pid')
      expect(existsSync(running)).toBe(true)
      await server.end('SIGTERM')
      const nothingIsLeft = () => expect(existsSync(running), 'neither of them left anything running').toBe(false)
      await vi.waitFor(nothingIsLeft)
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    }))

  it('finishes a request that is under way when it is told to stop', () =>
    withDatabase(async ({ env }) => {
      const server = await startServer({ ...env, JOBS: 'off' })
      const body = JSON.stringify({ message: 'half, then the other half' })
      let sendRest = () => {}
      const stream = new ReadableStream<Uint8Array>({
        start: controller => {
          const bytes = new TextEncoder().encode(body)
          controller.enqueue(bytes.slice(0, 10))
          sendRest = () => {
            controller.enqueue(bytes.slice(10))
            controller.close()
          }
        },
      })
      const answer = fetch(`${server.url}/api/support/send-message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit)
      await fetch(`${server.url}/healthz`)
      const ended = server.end('SIGTERM')
      await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow())
      sendRest()
      const { headers } = await answer
      expect(headers.get('x-request-id'), 'an answer, not a broken connection').toBeTruthy()
      expect(headers.get('connection'), 'and the last one').toBe('close')
      expect(await ended).toBe(0)
    }))
})
