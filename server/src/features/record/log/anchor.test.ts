import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newFolder } from '../../../testing/folder.ts'
import { gitAnchor } from './anchor.ts'

const root = newFolder('anchor')
afterAll(() => rmSync(root, { recursive: true }))
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
