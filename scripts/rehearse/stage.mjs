// The folder, the user and the processes of a rehearsal; everything that was started ends with it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever runs this as root plays it as nobody. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(one => one.startsWith('nobody:'))
    .split(':')
  return { uid: Number(line[2]), gid: Number(line[3]) }
}

export const runner = unprivileged()

/** Where a program of Debian's packages is, or nothing. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin']
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort((a, b) => b - a) : []
  return [...versions.map(version => `/usr/lib/postgresql/${version}/bin`), ...folders]
    .map(folder => join(folder, name))
    .find(existsSync)
}

export function openStage() {
  const root = mkdtempSync(join(tmpdir(), 'pusula-rehearsal-'))
  chmodSync(root, 0o755)
  const folder = (...names) => {
    const path = join(root, ...names)
    mkdirSync(path, { recursive: true })
    if (runner.uid !== undefined) chownSync(path, runner.uid, runner.gid)
    return path
  }
  folder()
  const running = []
  const home = folder('home')
  // Nothing of ours leaks in but the way out to the package registry.
  const outward = Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_registry)$/i.test(name),
  )
  const clean = {
    ...Object.fromEntries(outward),
    ...{ PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', TMPDIR: folder('tmp') },
  }

  /** Runs to its end; its words where it fails. */
  const run = (program, args, { env = {}, cwd = root, input } = {}) => {
    const done = spawnSync(program, args, { ...runner, cwd, input, env: { ...clean, ...env }, encoding: 'utf8' })
    return { code: done.status, said: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`.trim() }
  }
  const must = (program, args, options) => {
    const { code, said } = run(program, args, options)
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}`)
    return said
  }
  /** The same without blocking this process: what runs may want to ask it something. */
  const runBeside = async (program, args, { env = {}, cwd = root } = {}) => {
    const child = spawn(program, args, { ...runner, cwd, env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part))
    const [code] = await once(child, 'close')
    return { code, said: said.trim() }
  }
  /** Runs beside us until the rehearsal ends. */
  const start = (program, args, { env = {}, cwd = root } = {}) => {
    const child = spawn(program, args, { ...runner, cwd, env: { ...clean, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const words = { said: '' }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (words.said += part))
    running.push(child)
    return { child, words }
  }
  const end = async child => {
    if (child.exitCode !== null || child.signalCode) return child.exitCode
    // To PostgreSQL a termination means to wait for everybody who is connected.
    child.kill(child.spawnfile.endsWith('postgres') ? 'SIGINT' : 'SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), 30_000)
    const [code] = await once(child, 'exit')
    clearTimeout(hard)
    return code
  }
  const close = async () => {
    for (const child of running.reverse()) await end(child)
  }
  return { root, folder, run, runBeside, must, start, end, close }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Asks until it is so; a rehearsal that waits in vain says what for. */
export async function until(what, isSo, limitMs = 60_000) {
  const endMs = Date.now() + limitMs
  while (Date.now() < endMs) {
    const found = await Promise.resolve()
      .then(isSo)
      .catch(() => undefined)
    if (found) return found
    await pause(100)
  }
  throw new Error(`waited in vain for ${what}`)
}
