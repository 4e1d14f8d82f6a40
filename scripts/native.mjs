// Node's own loader for our TypeScript: takes the types out and leaves the rest as it is.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const file = fileURLToPath(url)
  const { code, errors, map } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: true })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  const inlined = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inlined}`
  return { format: 'module', source, shortCircuit: true }
}
