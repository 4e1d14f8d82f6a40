import type { guests, InputOf } from '@pusula/contract'
import { ownZone } from '@pusula/words'

export type Fingerprint = NonNullable<InputOf<typeof guests.account>['fingerprint']>
export type Traits = Record<Exclude<keyof Fingerprint, 'hash'>, string>

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Only hashes leave the browser: of each trait, and of all of them together. */
export async function fingerprintOf(traits: Traits): Promise<Fingerprint> {
  const names = (Object.keys(traits) as (keyof Traits)[]).sort()
  const hashes = await Promise.all(names.map(async name => [name, await sha256(`${name} ${traits[name]}`)] as const))
  const hash = await sha256(hashes.map(([, each]) => each).join())
  return { ...(Object.fromEntries(hashes) as Traits), hash }
}

/** How this browser draws letters and colours that overlap. */
function canvasTrait(): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  canvas.width = 240
  canvas.height = 60
  pen.textBaseline = 'top'
  pen.font = '16px sans-serif'
  pen.fillStyle = '#E1B86B'
  pen.fillRect(90, 4, 70, 24)
  pen.fillStyle = '#10171C'
  pen.fillText('Pusula ğışöç ◭ 0123', 4, 12)
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = '#4FC38E'
  pen.arc(120, 34, 20, 0, 2 * Math.PI)
  pen.fill()
  return canvas.toDataURL()
}

function webglTrait(): string {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return ''
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const vendor = gl.getParameter(names ? names.UNMASKED_VENDOR_WEBGL : gl.VENDOR)
  const renderer = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return `${vendor} ${renderer}`
}

/** Reads the traits; called only once the guest has agreed. */
export const readFingerprint = (): Promise<Fingerprint> =>
  fingerprintOf({
    canvas: canvasTrait(),
    webgl: webglTrait(),
    screen: `${screen.width} ${screen.height} ${screen.colorDepth} ${devicePixelRatio}`,
    timezone: ownZone(),
    language: navigator.languages.join(),
    platform: navigator.platform,
    memory: 'deviceMemory' in navigator ? String(navigator.deviceMemory) : '',
    cores: String(navigator.hardwareConcurrency),
    userAgent: navigator.userAgent,
  })
