// Builds the web app and the server, each only if something it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { extractLogos } from './logos.mjs'

const sources = {
  web: ['web', 'words', 'contract', 'engine', 'package-lock.json', 'package.json'],
  server: ['server', 'words', 'contract', 'engine', 'simulator', 'package-lock.json', 'package.json'],
}
const passedOver = ['node_modules', 'dist', 'coverage']

/** One fingerprint of all files below: their paths, sizes and times. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = path => {
    const stat = statSync(path)
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!passedOver.includes(name)) add(join(path, name))
    } else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

export async function buildIfNeeded() {
  for (const workspace of ['web', 'server']) {
    const stamp = join(workspace, 'dist', '.built-from')
    const now = fingerprint(sources[workspace])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue
    console.log(`Building ${workspace} ...`)
    const { build } = await import('vite')
    const mode = process.env.NODE_ENV
    await build({ root: workspace, configFile: join(workspace, 'vite.config.ts'), logLevel: 'warn' })
    // A build takes this process for production; the server that starts in it afterwards must not.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
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

if (import.meta.filename === process.argv[1]) await buildIfNeeded()
