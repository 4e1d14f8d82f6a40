/** A number from 0 up to 2³² that only looks random (FNV-1a, mixed once more): the same text gives the same number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One of the items, always the same one for the same seed; neighbouring seeds take neighbouring items. */
export const choose = <T>(items: readonly [T, ...T[]], seed: number): T => items[seed % items.length]
