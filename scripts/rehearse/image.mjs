// Dockerfile and compose.yaml, read and done step by step in a folder: the same steps, without docker.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runner } from './stage.mjs'

/** The instructions of a Dockerfile, a line each. */
export const instructionsIn = text =>
  text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [word, ...rest] = line.split(/\s+/)
      return { word: word.toUpperCase(), rest: rest.join(' ') }
    })

/** What git knows of this folder, with what was changed in it: what a checkout would have. */
const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

/** Builds the image into folders: `/app` and `/data` are below the stage. Hands out its environment and its command. */
export async function buildImage(stage, say, built) {
  const { must } = stage
  const image = { env: {}, command: [], app: '' }
  let place = ''
  // What was built before is there already: only what it says of its environment is read.
  const inStage = path => join(built ? join(built, place) : stage.folder('image', place), path)
  const stages = {}
  for (const { word, rest } of instructionsIn(readFileSync('Dockerfile', 'utf8'))) {
    if (word === 'FROM') {
      place = / as (\w+)$/i.exec(rest)?.[1] ?? 'final'
      stages[place] = true
      image.env = {}
    } else if (word === 'WORKDIR') image.app = built ? inStage(rest) : stage.folder('image', place, rest)
    else if (word === 'ENV') for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[name] = value
    else if (built && (word === 'COPY' || word === 'RUN')) continue
    else if (word === 'COPY') copy(stage, image.app, inStage, rest)
    else if (word === 'RUN') {
      say(`  RUN ${rest}`)
      // Of the users of an image there is only ours.
      const command = rest
        .replace(/ && chown \S+ \S+/, '')
        .replace(/mkdir (\/\S+)/, (_, path) => `mkdir -p ${inStage(path)}`)
      must('sh', ['-c', command], { cwd: image.app, env: { npm_config_loglevel: 'error' } })
    } else if (word === 'CMD') image.command = JSON.parse(rest)
    else if (!['USER', 'EXPOSE', 'HEALTHCHECK', 'VOLUME'].includes(word))
      throw new Error(`Dockerfile: ${word} is not rehearsed`)
  }
  image.env.DATA_DIR = inStage(image.env.DATA_DIR)
  return image
}

function copy(stage, app, inStage, rest) {
  const words = rest.split(/\s+/)
  const from = /^--from=(\w+)$/.exec(words[0])?.[1]
  if (from) {
    // Times are kept to the second in a layer, as a copy between machines does.
    stage.must('sh', ['-c', `cp -R ${join(stage.root, 'image', from, words[1])}/. ${inStage(words[2])}/`])
    return
  }
  const [target, ...wanted] = words.reverse()
  const files = sources().filter(file => wanted.includes('.') || wanted.includes(file))
  for (const file of files) {
    const to = wanted.includes('.')
      ? join(app, file)
      : join(app, target, target.endsWith('/') && target !== './' ? file.split('/').at(-1) : file)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(file, to, { dereference: true })
  }
  if (runner.uid !== undefined) execFileSync('chown', ['-R', `${runner.uid}:${runner.gid}`, app])
}

/** The environment of the app in compose.yaml, with the owner's .env filled in; what it demands has to be there. */
export function composeEnvironment(owner) {
  const text = readFileSync('compose.yaml', 'utf8')
  const block = text.slice(text.indexOf('environment: &settings'), text.indexOf('  depends_on:'))
  const lines = [...block.matchAll(/^ {4}([A-Z_0-9]+): (.*)$/gm)]
  return Object.fromEntries(
    lines.map(([, name, value]) => [
      name,
      value.replace(/^"|"$/g, '').replace(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_, key, kind, fallback) => {
        if (kind === '?' && !owner[key]) throw new Error(`compose.yaml demands ${key}`)
        return owner[key] ?? fallback
      }),
    ]),
  )
}

/** The volume of compose.yaml in which a service keeps what it writes to a folder; without one it goes with its container. */
export function composeVolume(service, folder) {
  const [services, volumes = ''] = readFileSync('compose.yaml', 'utf8').split(/^volumes:$/m)
  const block = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(services)?.[1] ?? ''
  const name = new RegExp(`^ {4}volumes: \\["(\\w+):${folder}"\\]$`, 'm').exec(block)?.[1]
  return name && new RegExp(`^ {2}${name}:$`, 'm').test(volumes) ? name : undefined
}
