import {
  cosignedAt,
  isSignedBy,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  readVerifierKey,
  type TlogCrypto,
  toBase64,
  webCrypto,
  writeCheckpoint,
  writeVerifierKey,
} from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { nodeCrypto, openCosigner, openSigner, signedNote } from './note.ts'

const both: [string, TlogCrypto][] = [
  ['Node', nodeCrypto],
  ['a browser', webCrypto],
]

/** The example of c2sp.org/signed-note. */
const example = {
  key: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  note: `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`,
}

/** The example of Go's package note, whose secret is published as well. */
const go = {
  name: 'PeterNeumann',
  seed: Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1),
  key: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  line: '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
}

/** A checkpoint that Go's packages have signed and cosigned with keys made for it. */
const cosigned = {
  logKey: 'example.com/vector-log+4516a1da+ARGkVJ4QEa2MOOLGBO6i7NVSJ1FQ97tIX+w+Ku0RZ6Em',
  witnessKey: 'witness.example.com/vector+416f103d+BK/QmJFVP3SKJOqAMhFxBQPtylo3sjwWibyFDAlZKK8B',
  witnessSeed: Buffer.from('BJEX3xv88eoQIKT4E+GkxZcXaJCYlQfi/GJ3NDFmZIW8', 'base64').subarray(1),
  seconds: 1_791_014_171,
  text: 'example.com/vector-log\n1234\nSBNJTRN+FjG7owHVrKtue7eqdM4RhdRWVl71HXN2d7I=\n',
  logLine:
    '— example.com/vector-log RRah2qlLrSlk6J8DA1HmNewppUM15Quhs5cAIb1KjBsV3otVirJTW8AFVsQtJkTW1Zny7GuoAxZpI6bUPcpM68QOIgE=',
  witnessLine:
    '— witness.example.com/vector QW8QPQAAAABqwLUbDdj7sDNRIVjmjYgqFI6y4UJhPg/UAA8J8wAdqSd3q4PedRhkgXA4xFN/Jg5uWn7ZkBA+H/UHQs5d9hITdXmQAA==',
}

/** The example of c2sp.org/tlog-checkpoint and c2sp.org/tlog-cosignature; its keys are not published. */
const sofa = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`

async function known(text: string) {
  const key = await readVerifierKey(text, nodeCrypto)
  if (!key) throw new Error(`${text} is no verifier key`)
  return key
}

describe.each(both)('a signed note, read by %s', (_, primitives) => {
  it('is the one of the specification, and no other text, name or signature', async () => {
    const key = await known(example.key)
    const note = parseNote(example.note)
    if (!note) throw new Error('no note')
    expect(writeVerifierKey(key)).toBe(example.key)
    expect(await isSignedBy(note, key, primitives)).toBe(true)
    expect(await isSignedBy({ ...note, text: note.text.replace('an', 'no') }, key, primitives)).toBe(false)
    expect(await isSignedBy({ ...note, signatures: [] }, key, primitives)).toBe(false)
    expect(await isSignedBy(note, await known(go.key), primitives)).toBe(false)
  })

  it('is a checkpoint with a cosignature, each by its own key', async () => {
    const note = signedNote(cosigned.text, [cosigned.logLine, cosigned.witnessLine])
    const opened = await openCheckpoint(note, await known(cosigned.logKey), primitives)
    expect(opened).toMatchObject({ origin: 'example.com/vector-log', size: 1234 })
    expect(opened && writeCheckpoint(opened)).toBe(cosigned.text)
    const witness = await known(cosigned.witnessKey)
    expect(await openCheckpoint(note, witness, primitives)).toBeDefined()
    expect(await openCheckpoint(note.replace('1234', '1235'), witness, primitives)).toBeUndefined()
    expect(opened?.signatures.map(cosignedAt)[1]).toBe(cosigned.seconds)
  })
})

describe('signing', () => {
  it('makes the very signatures that Go makes', async () => {
    const signer = await openSigner(go.name, go.seed)
    expect([signer.verifierKey, signer.sign(go.text)]).toEqual([go.key, go.line])
    const witness = await openCosigner('witness.example.com/vector', cosigned.witnessSeed)
    expect([witness.verifierKey, witness.sign(cosigned.text, cosigned.seconds)]).toEqual([
      cosigned.witnessKey,
      cosigned.witnessLine,
    ])
  })
})

describe('what is read from a note', () => {
  it('are the size, the root and the time of the cosignature in the example of the specification', () => {
    const note = parseNote(sofa)
    const checkpoint = note && parseCheckpoint(note.text)
    expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 })
    expect(checkpoint && toBase64(checkpoint.root)).toBe('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=')
    expect(note?.signatures.map(({ name, id }) => [name, id])).toEqual([
      ['example.com/behind-the-sofa', '033de0ae'],
      ['witness.example.com/w1', '8d66cf3f'],
    ])
    expect(note?.signatures.map(cosignedAt)[1]).toBe(1_679_315_147)
  })

  it('is the text up to the last blank line', () => {
    const poem = `Ognuno sta solo sul cuor della terra
trafitto da un raggio di sole:

ed è subito sera.

— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
`
    expect(parseNote(poem)?.text).toMatch(/sera\.\n$/)
  })

  it('is nothing where it is misspelled', async () => {
    for (const note of [
      '',
      'text\n',
      'text\n\n',
      'text\n\n- name AAAAAAAA\n',
      'text\n\n— name AAAAAAA\n',
      'text\n\n— name AAAAAAAA',
      'text\n\n— name !AAAAAAA\n',
    ])
      expect(parseNote(note), note).toBeUndefined()
    for (const text of [
      'a\n01\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
      'a\n1\nCsUY\n',
      '\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
    ])
      expect(parseCheckpoint(text), text).toBeUndefined()
    for (const key of [
      go.key.replace('c7', 'c8'),
      go.key.slice(0, -4),
      go.key.replace('+AR', '+BR'),
      'a b+c74f20a3+AAAA',
      `of ${go.key}`,
    ])
      expect(await readVerifierKey(key, nodeCrypto), key).toBeUndefined()
  })
})
