// Builds the web app and the server, each only if something it is made of has changed.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readArguments } from './arguments.mjs'
import { extractLogos } from './logos.mjs'

const sources = {
  web: ['web', 'words', 'contract', 'engine', 'package-lock.json', 'package.json'],
  server: ['server', 'words', 'contract', 'engine', 'simulator', 'package-lock.json', 'package.json'],
}
const passedOver = ['node_modules', 'dist', 'coverage']
/** What the type checker notes down beside the sources changes without them. */
const isPassedOver = name => passedOver.includes(name) || name.endsWith('.tsbuildinfo')

/** One fingerprint of all files below: their paths, sizes and times. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = path => {
    const stat = statSync(path)
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!isPassedOver(name)) add(join(path, name))
    } else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

const stampOf = workspace => join(workspace, 'dist', '.built-from')

/** An image carries what was built and no builder: there is nothing to compare, and nothing to do it with. */
const hasBuilder = () => existsSync(join('node_modules', 'vite'))

/** Those of which something has changed since they were built. */
function outdated() {
  return ['web', 'server'].filter(workspace => {
    const stamp = stampOf(workspace)
    if (!hasBuilder() && existsSync(stamp)) return false
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(sources[workspace])
  })
}

/** Builds in a process of its own, so that whoever goes on from here does not carry the builder along; it stops with us. */
export async function buildIfNeeded() {
  if (outdated().length === 0) return
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  const stop = signal => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
  const [code, signal] = await once(child, 'exit')
  for (const name of ['SIGTERM', 'SIGINT']) process.off(name, stop)
  if (code !== 0 || signal) process.exit(code ?? 1)
}

async function build() {
  for (const workspace of outdated()) {
    const stamp = stampOf(workspace)
    const now = fingerprint(sources[workspace])
    console.log(`Building ${workspace} ...`)
    const { build } = await import('vite')
    await build({ root: workspace, configFile: join(workspace, 'vite.config.ts'), logLevel: 'warn' })
    if (workspace === 'web') {
      compress(join(workspace, 'dist'))
      extractLogos(join(workspace, 'dist', '.coins.json'))
    }
    writeFileSync(stamp, now)
  }
}

/** Compressed once here, so that no request pays for it. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
    const bytes = readFileSync(join(folder, name))
    if (bytes.length < 1024) continue
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: quality }))
  }
}

const help = `npm run build   builds web/dist and server/dist, each only if something it is made of has changed since

npm start, npm test and all commands do the same by themselves; to build anew from nothing, delete both folders first`

if (import.meta.filename === process.argv[1]) {
  readArguments(help)
  await build()
}
