import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantPath, keyScopes, keys, maxKeys } from '@pusula/contract'
import { readArguments } from '../../server/src/commands/arguments.ts'
import { memberAt } from './rig/person.ts'
import { freePort } from './rig/redis.ts'
import { withServer } from './rig/server.ts'

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const notOffered = join(import.meta.dirname, 'conformance/not-offered.yml')

const help = `npm run conformance   the official suite of the Model Context Protocol against a built server of its own

Every scenario for servers, in both revisions, and those for authorization servers. What needs parts that are not offered is named
in tools/src/conformance/not-offered.yml: it has to fail, and anything else that fails is an error. Fetches
${suite}, and the Node that it needs, by npx.`

/** The suite shows no token: a proxy adds one of a member's keys, several since it asks more often than one may. */
async function startKeyProxy(url: string, shown: readonly string[]) {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${shown[turn++ % shown.length]}` }
    const passed = httpRequest(`${url}${incoming.url}`, { method: incoming.method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function runSuite(args: readonly string[], folder: string): Promise<number> {
  const child = spawn('npx', ['--yes', '-p', 'node@22', '-p', suite, 'conformance', ...args], {
    stdio: 'inherit',
    cwd: folder,
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {})
  if (typeof asked === 'number') return asked
  // Its metadata name its address, which has to be known before.
  const port = String(await freePort())
  return withServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}` }, async ({ url }) => {
    const person = await memberAt(url, 'conformance@example.com')
    const shown: string[] = []
    while (shown.length < maxKeys) {
      const made = await person.post(keys.make.path, { name: `conformance ${shown.length}`, scopes: [...keyScopes] })
      shown.push(JSON.parse(made.text).key)
    }
    const proxy = await startKeyProxy(url, shown)
    const folder = mkdtempSync(join(tmpdir(), 'pusula-conformance-'))
    const codes: number[] = []
    try {
      codes.push(await runSuite(['authorization', '--url', url, '--resource', `${url}${assistantPath}`], folder))
      for (const revision of ['2026-07-28', '2025-11-25'])
        codes.push(
          await runSuite(
            [
              ...['server', '--url', `${proxy.url}${assistantPath}`, '--suite', 'all', '--spec-version', revision],
              ...['--expected-failures', notOffered],
            ],
            folder,
          ),
        )
    } finally {
      proxy.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return codes.every(code => code === 0) ? 0 : 1
  })
}
