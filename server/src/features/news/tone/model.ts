import type { Language } from '@pusula/contract'
import packed from './weights.json'

/** Weights of a feature for good and for bad news, against neither. */
export interface Weights {
  of(name: string): readonly [good: number, bad: number]
}

/** Weights as they stand in `weights.json`. */
export interface Packed {
  unit: number
  bytes: string
}

const bytesPerFeature = 5
const none = [0, 0] as const

/** 24 bits of the name (FNV-1a, folded), as the weights were written. */
export function featureHash(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 24)) & 0xffffff
}

export function unpack({ bytes, unit }: Packed): Weights {
  const buffer = Buffer.from(bytes, 'base64')
  const weights = new Map<number, readonly [number, number]>()
  for (let at = 0; at < buffer.length; at += bytesPerFeature)
    weights.set(buffer.readUIntBE(at, 3), [buffer.readInt8(at + 3) * unit, buffer.readInt8(at + 4) * unit])
  return { of: name => weights.get(featureHash(name)) ?? none }
}

const models: Partial<Record<Language, Weights>> = {}

/** Unpacked for the first headline, so that no start waits for it. */
export function modelOf(language: Language): Weights {
  models[language] ??= unpack(packed[language])
  return models[language]
}
