import type { Plugin } from 'vite'
import * as icons from '../src/ui/icons/icons.ts'

const shapes = new Map<string, unknown>(Object.entries(icons))
const importOfIcons = /import\s*\{([^}]+)\}\s*from\s*["']([^"']*\/icons\.ts)["'];?/g

/** Each icon as a module of its own: a chunk takes the drawings it shows, not the whole drawer. */
export const singleIcons = (): Plugin => ({
  name: 'single-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: '/icons.ts' },
    handler: code =>
      code.replace(importOfIcons, (_, names: string, path: string) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(Boolean)
          .map(name => `import { ${name} } from '${path}?${name.split(' ')[0]}'`)
          .join('\n'),
      ),
  },
  load(id) {
    const name = /\/icons\.ts\?(\w+)$/.exec(id)?.[1]
    return name && shapes.has(name) ? `export const ${name} = ${JSON.stringify(shapes.get(name))}` : undefined
  },
})
