/** The bytes behind base64url, as keys travel in it. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

export const sameBytes = (some: Uint8Array, other: Uint8Array): boolean =>
  some.length === other.length && some.every((byte, i) => byte === other[i])
