import * as z from 'zod/mini';

/** Path of the gateway's call that delivers an event. It is appended to WEBHOOKS_URL. */
export const deliverEventPath = '/events';

const memberId = z.string().check(z.minLength(1), z.maxLength(64));
const orderNo = z.string().check(z.regex(/^[\w-]{1,64}$/));
const amount = z.string().check(z.regex(/^\d{1,13}\.\d{2}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const time = z.iso.datetime();

const createEvent = <Type extends string, Data extends z.core.SomeType>(type: Type, data: Data) =>
  z.object({
    /** Id of the event. A repeated delivery has the same id. */
    id: z.uuid(),
    type: z.literal(type),
    /** Code of the brand in which the event happened. */
    merchant: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
    occurredAt: time,
    data,
  });

const order = z.object({ memberId, orderNo, amount, fee: amount, currency });

/** Events that the gateway reports to the operator (docs/webhooks-protocol.md). They contain no personal data. */
export const webhookEvent = z.discriminatedUnion('type', [
  createEvent('member.registered', z.object({ memberId, mode: z.enum(['username', 'mobile']) })),
  createEvent('deposit.paid', order),
  createEvent('deposit.refunded', z.object({ memberId, orderNo, refundId: z.string(), amount, currency })),
  createEvent('withdrawal.requested', order),
  createEvent('withdrawal.paid', order),
  createEvent('withdrawal.rejected', order),
  createEvent('withdrawal.cancelled', order),
  createEvent(
    'bets.volume',
    z.object({ from: time, to: time, currency, bets: z.int(), members: z.int(), stake: amount, payout: amount }),
  ),
]);
export type WebhookEvent = z.output<typeof webhookEvent>;
export type WebhookEventType = WebhookEvent['type'];

export const webhookEventTypes = [
  'member.registered',
  'deposit.paid',
  'deposit.refunded',
  'withdrawal.requested',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.cancelled',
  'bets.volume',
] as const satisfies readonly WebhookEventType[];

/** Delivers an event. The service must process an event with a known `id` only once. */
export const deliverEvent = { request: webhookEvent, value: z.object({}) };
