import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** ASN.1 in the few forms that a certificate has. */
const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts)
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer) => tlv(0x03, Buffer.from([0]), bytes)
const time = (text: string) => tlv(0x18, Buffer.from(text))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = (name: string) => sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(name)))))
const extension = (id: string, value: Buffer) => sequence(oid(id), tlv(0x04, value))

/** A certificate that this machine gives itself, for https on 127.0.0.1 and localhost in tests. */
export function selfSigned(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const names = sequence(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])))
  const authority = sequence(tlv(0x01, Buffer.from([0xff])))
  const content = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    commonName('push.test'),
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    commonName('push.test'),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extension('551d11', names), extension('551d13', authority))),
  )
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
