// Node's own loader for our TypeScript: takes the types out and leaves the rest as it is, but for the ways in which a
// bundle takes texts and figures into itself.
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const texts = /import\.meta\.glob\(["']([^"'*]+)\*(\.\w+)["'], \{[^}]*\?raw[^}]*\}\)/g

/** All files of a folder that end alike, as an object of their texts. */
const textsBeside = file => (_, folder, ending) =>
  JSON.stringify(
    Object.fromEntries(
      readdirSync(join(dirname(file), folder))
        .filter(name => extname(name) === ending)
        .map(name => [folder + name, readFileSync(join(dirname(file), folder, name), 'utf8')]),
    ),
  )

const moduleOf = json =>
  [
    `const json = ${JSON.stringify(json)}; export default json`,
    ...Object.keys(json).map(
      (name, i) => `const a${i} = json[${JSON.stringify(name)}]; export { a${i} as ${JSON.stringify(name)} }`,
    ),
  ].join('\n')

export async function load(url, context, next) {
  if (!url.startsWith('file:')) return next(url, context)
  const ready = source => ({ format: 'module', source, shortCircuit: true })
  const file = fileURLToPath(url)
  if (url.endsWith('?raw')) return ready(`export default ${JSON.stringify(await readFile(file, 'utf8'))}`)
  if (url.endsWith('.json')) return ready(moduleOf(JSON.parse(await readFile(file, 'utf8'))))
  if (!url.endsWith('.ts')) return next(url, context)
  const { code, errors, map } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: true })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  const inlined = Buffer.from(JSON.stringify(map)).toString('base64')
  return ready(
    `${code.replace(texts, textsBeside(file))}\n//# sourceMappingURL=data:application/json;base64,${inlined}`,
  )
}
