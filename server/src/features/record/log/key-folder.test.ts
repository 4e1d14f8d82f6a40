import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toBase64 } from '@pusula/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signedNote } from '../../../platform/tlog/note.ts'
import { newFolder } from '../../../testing/folder.ts'
import { NoPlaceForKey, openKeyFolder } from './key-folder.ts'

const root = newFolder('key')
afterAll(() => rmSync(root, { recursive: true }))
let folders = 0
let path = ''
// Nothing is there before something is kept.
beforeEach(() => {
  path = join(root, String(folders++), 'data')
})
const keyFile = () => join(path, 'record-log.key')
const signedFile = () => join(path, 'record-log.checkpoint')
const write = (file: string, text: string) => {
  mkdirSync(path, { recursive: true })
  writeFileSync(file, text)
}
const note = (size: number) =>
  signedNote(`example.com/log\n${size}\n${toBase64(Buffer.alloc(32, size))}\n`, ['— example.com/log AAAAAAAA'])

describe('the key that signs the log', () => {
  it('is not there before it is made, and is the same for whoever opens the folder later', () => {
    const folder = openKeyFolder(path, undefined)
    expect([folder.seed(), folder.lastSigned()]).toEqual([undefined, undefined])
    const made = folder.makeSeed()
    expect(made).toHaveLength(32)
    expect([folder.seed(), openKeyFolder(path, undefined).seed()]).toEqual([made, made])
    expect(readFileSync(keyFile(), 'utf8')).toBe(`${made.toString('base64')}\n`)
    expect(statSync(keyFile()).mode & 0o777, 'for nobody else').toBe(0o600)
    expect(readdirSync(path)).toEqual(['record-log.key'])
    const other = folder.makeSeed()
    expect(other).not.toEqual(made)
    expect(folder.seed()).toEqual(other)
  })

  it('is the one that was given, and then none is made or read', () => {
    const given = Buffer.alloc(32, 4)
    const folder = openKeyFolder(path, given)
    expect(folder.seed()).toEqual(given)
    expect(() => folder.makeSeed()).toThrow(NoPlaceForKey)
    expect(() => folder.makeSeed()).toThrow('RECORD_LOG_KEY')
    write(keyFile(), 'no key')
    expect(folder.seed()).toEqual(given)
    expect(() => openKeyFolder(path, Buffer.alloc(31)).seed()).toThrow('is no key')
  })

  it('is not taken from a file that cannot be read as one: that is told by its path', () => {
    for (const text of [Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64'), 'AAAA']) {
      write(keyFile(), text)
      expect(() => openKeyFolder(path, undefined).seed(), text).toThrow(new NoPlaceForKey(`${keyFile()} is no key`))
    }
    write(keyFile(), '\n')
    expect(openKeyFolder(path, undefined).seed(), 'an empty file').toBeUndefined()
    rmSync(keyFile())
    mkdirSync(keyFile())
    expect(() => openKeyFolder(path, undefined).seed(), 'a folder').toThrow('EISDIR')
  })
})

describe('the last checkpoint that was signed', () => {
  it('is kept whole, each in the place of the one before', () => {
    const folder = openKeyFolder(path, undefined)
    for (const size of [3, 14]) {
      folder.keepSigned(note(size))
      expect(openKeyFolder(path, undefined).lastSigned()).toEqual({
        ...{ origin: 'example.com/log', size, root: new Uint8Array(32).fill(size), note: note(size) },
      })
    }
    expect(readdirSync(path)).toEqual(['record-log.checkpoint'])
    expect(statSync(signedFile()).mode & 0o700, 'nothing that is run').toBe(0o600)
  })

  it('is not made up from a file that holds something else', () => {
    for (const text of ['', 'text\n', 'text\n\n— example.com/log AAAAAAAA\n', note(3).slice(0, 30)]) {
      write(signedFile(), text)
      expect(() => openKeyFolder(path, undefined).lastSigned(), text).toThrow(
        new NoPlaceForKey(`${signedFile()} is no checkpoint`),
      )
    }
  })
})
