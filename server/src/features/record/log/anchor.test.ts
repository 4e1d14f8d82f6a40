import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../../testing/folder.ts'
import { fileAnchor, gitAnchor } from './anchor.ts'

const root = newFolder('anchor')
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())
const remote = join(root, 'remote.git')
const git = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' })
const note = (size: number) => `pusula.example/log\n${size}\nroot\n\n— pusula.example/log signature\n`
mkdirSync(remote)
git('init', '--quiet', '--bare', '--initial-branch=main')

it('pushes each checkpoint to a git remote once, from any machine, and rebases on what is there', async () => {
  const here = gitAnchor(remote, join(root, 'here'))
  await here(note(1))
  await here(note(2))
  await here(note(1))
  const elsewhere = gitAnchor(remote, join(root, 'elsewhere'))
  await elsewhere(note(2))
  await elsewhere(note(3))
  await here(note(4))
  expect(git('show', 'main:checkpoints')).toBe([1, 2, 3, 4].map(size => `${note(size)}\n`).join(''))
  expect(git('log', '--format=%s', 'main').split('\n')[0]).toBe('pusula.example/log: 4 entries')
  expect(git('rev-list', '--count', 'main').trim()).toBe('4')
})

it('fails without a prompt while the remote is unreachable, and resumes', async () => {
  const away = join(root, 'away.git')
  const anchor = gitAnchor(away, join(root, 'third'))
  await expect(anchor(note(1))).rejects.toThrow()
  for (const strange of ['ext::sh -c touch% x', '--upload-pack=touch x'])
    await expect(gitAnchor(strange, join(root, 'third'))(note(1)), strange).rejects.toThrow()
  mkdirSync(away)
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main'], { cwd: away })
  await anchor(note(1))
  expect(execFileSync('git', ['show', 'main:checkpoints'], { cwd: away, encoding: 'utf8' })).toBe(`${note(1)}\n`)
})

it('commits in its own name, whatever git is set to on the machine: no hook, no signature, no program of an address', async () => {
  const strange = join(root, 'strange.git')
  const clone = join(root, 'fourth')
  const [hooks, touched, settings] = ['hooks', 'touched', 'settings'].map(name => join(root, name)) as [
    ...[string, string, string],
  ]
  const inStrange = (...args: string[]) => execFileSync('git', args, { cwd: strange, encoding: 'utf8' })
  mkdirSync(strange)
  inStrange('init', '--quiet', '--bare', '--initial-branch=main')
  mkdirSync(hooks)
  const program = join(hooks, 'pre-commit')
  writeFileSync(program, `#!/bin/sh\ntouch ${touched}\nexit 1\n`)
  chmodSync(program, 0o700)
  writeFileSync(
    settings,
    `[core]\n hooksPath = ${hooks}\n askPass = ${program}\n sshCommand = ${program}\n[commit]\n gpgSign = true\n[gpg]\n program = ${program}
[user]\n name = Somebody\n email = somebody@example.com\n[protocol "ext"]\n allow = always\n`,
  )
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings)
  await gitAnchor(strange, clone)(note(1))
  expect(inStrange('log', '--format=%an <%ae> %cn', 'main').trim()).toBe('Pusula <record@localhost> Pusula')
  for (const remote of [`ext::${program}`, `ssh://git@127.0.0.1:1${strange}`])
    await expect(gitAnchor(remote, clone)(note(2)), remote).rejects.toThrow()
  expect(existsSync(touched), 'nothing of the machine was run').toBe(false)
})

it('adds to a branch that holds something else, and leaves that as it is', async () => {
  const theirs = join(root, 'theirs.git')
  const work = join(root, 'work')
  mkdirSync(work)
  const inWork = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      ...{ cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    })
  inWork('init', '--quiet', '--initial-branch=main')
  writeFileSync(join(work, 'README'), 'ours')
  inWork('add', '.')
  inWork('commit', '--quiet', '--message=begin')
  inWork('clone', '--quiet', '--bare', work, theirs)
  await gitAnchor(theirs, join(root, 'fifth'))(note(7))
  const show = (name: string) => execFileSync('git', ['show', `main:${name}`], { cwd: theirs, encoding: 'utf8' })
  expect([show('README'), show('checkpoints')]).toEqual(['ours', `${note(7)}\n`])
})

it('of a file begins it where it is missing, and fails where it cannot be written', async () => {
  await expect(fileAnchor(join(root, 'no', 'folder'))(note(1))).rejects.toThrow('ENOENT')
})
