// Every installed package's licence is one that we may ship with.
import { existsSync, readFileSync } from 'node:fs'

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
// Their files are used unmodified, which is all that this licence asks to keep apart.
const mozilla = [/^lightningcss(-.+)?$/, /^axe-core$/, /^@axe-core\//]

/** "(MIT OR GPL-2.0)" may be taken as MIT; of "MIT AND ISC" both hold. */
function isAllowed(licence, name) {
  const text = licence.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some(part => isAllowed(part, name))
  if (text.includes(' AND ')) return text.split(' AND ').every(part => isAllowed(part, name))
  return allowed.has(text) || (text === 'MPL-2.0' && mozilla.some(pattern => pattern.test(name)))
}

/** Older packages write an object, or a list of them. */
const licenceOf = ({ license, licenses }) => {
  const said = license ?? licenses
  if (Array.isArray(said)) return said.map(one => one.type ?? one).join(' OR ')
  return said?.type ?? said ?? 'none'
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.keys(packages).filter(path => path.includes('node_modules/') && !packages[path].link)
const found = installed.map(path => {
  const file = `${path}/package.json`
  // What belongs to another system is in the lock file and not on this disk.
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : packages[path]
  return { name: path.split('node_modules/').at(-1), licence: licenceOf(manifest) }
})
const wrong = found.filter(({ name, licence }) => !isAllowed(licence, name))
for (const { name, licence } of wrong) console.error(`${name}: ${licence} is not a licence that we ship with`)
const kinds = [...new Set(found.map(({ licence }) => licence))].sort()
console.log(`licences: ${found.length} packages under ${kinds.join(', ')}; ${wrong.length} not allowed`)
process.exitCode = wrong.length || !found.length ? 1 : 0
