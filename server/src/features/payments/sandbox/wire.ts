import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { NotSigned } from '../provider.ts'
import type { Report } from '../reports/report.ts'

const Text = Type.String({ maxLength: 300 })
const TextOrNull = Type.Union([Text, Type.Null()])
const Instant = Type.String({ format: 'date-time' })
const Named = { id: Text }

/** Webhook payload of the sandbox. */
const Wire = Compile(
  Type.Union([
    Type.Object({
      ...Named,
      kind: Type.Literal('paid'),
      charge: Text,
      orderId: Text,
      amountCents: Type.Integer({ minimum: 0 }),
      payer: Type.Union([Type.Object({ email: Text, name: TextOrNull }), Type.Null()]),
      period: Type.Union([
        Type.Object({
          subscription: Text,
          customer: TextOrNull,
          startsAt: Instant,
          endsAt: Instant,
          isFirst: Type.Boolean(),
        }),
        Type.Null(),
      ]),
    }),
    Type.Object({ ...Named, kind: Type.Literal('failed'), orderId: Text }),
    Type.Object({
      ...Named,
      kind: Type.Literal('renewalFailed'),
      charge: Text,
      orderId: Text,
      subscription: Text,
      nextTryAt: Type.Union([Instant, Type.Null()]),
    }),
    Type.Object({
      ...Named,
      kind: Type.Literal('refunded'),
      charge: Text,
      refundedCents: Type.Integer({ minimum: 0 }),
    }),
    Type.Object({ ...Named, kind: Type.Literal('refundFailed'), charge: Text }),
    Type.Object({
      ...Named,
      kind: Type.Literal('disputed'),
      charge: Text,
      dispute: Type.Enum(['open', 'won', 'lost']),
    }),
    Type.Object({
      ...Named,
      kind: Type.Literal('subscriptionChanged'),
      subscription: Text,
      orderId: Text,
      customer: TextOrNull,
      isRenewing: Type.Boolean(),
      isOver: Type.Boolean(),
      version: Type.Integer(),
    }),
  ]),
)

export const writeReport = (report: Report): string => JSON.stringify(report)

export function readReport(body: string): Report {
  const given: unknown = JSON.parse(body)
  if (!Wire.Check(given)) throw new NotSigned('not a report')
  if (given.kind === 'renewalFailed')
    return { ...given, nextTryAt: given.nextTryAt === null ? null : new Date(given.nextTryAt) }
  if (given.kind !== 'paid') return given
  const { period } = given
  return {
    ...given,
    period: period && { ...period, startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) },
  }
}
