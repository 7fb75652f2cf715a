import * as z from 'zod/mini';

/** Paths of the gateway's calls to the operator's services. Each path is appended to the base URL of the service. */
export const servicePaths = {
  submitWithdrawal: '/withdrawals',
  submitIdentityCheck: '/identity-checks',
  forwardChatMessage: '/chat-messages',
  forwardFeedback: '/feedback',
  deliverMessage: '/messages',
  forwardPageViews: '/page-views',
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
const merchant = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const amount = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
const time = z.iso.datetime();
const reply = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

/** Reply of the support service by language code of the API. */
export const repliesByLanguage = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), reply).check(
  z.refine((replies) => Object.keys(replies).length > 0, {
    error: 'must contain a text',
  }),
);

/** Short code of the reason for which a withdrawal was rejected. It is stored for the operator. */
export const rejectionReason = z.string().check(z.regex(/^[a-z][a-zA-Z]{0,39}$/));

/**
 * Submits a withdrawal to the back office, and returns the state of its review. A repeated call with the same
 * `orderNo` only returns the current state.
 */
export const submitWithdrawal = {
  request: z.object({
    orderNo: id,
    merchant,
    memberId: id,
    username: z.string(),
    amount,
    fee: amount,
    currency: z.string(),
    bankName: z.string(),
    lastDigits: z.string(),
    createdAt: time,
  }),
  value: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['received', 'review', 'approved']) }),
    z.object({ state: z.literal('rejected'), reason: rejectionReason }),
  ]),
};

/**
 * Submits an identity check to the back office, and returns its state. A repeated call with the same `checkId` only
 * returns the current state.
 */
export const submitIdentityCheck = {
  request: z.object({ checkId: z.uuid(), merchant, memberId: id, username: z.string(), submittedAt: time }),
  value: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['pending', 'verified']) }),
    z.object({ state: z.literal('rejected'), reason: z.enum(['sameSide', 'unreadable']) }),
  ]),
};

/** Forwards a message of the live chat, and returns an automatic reply, if there is one. */
export const forwardChatMessage = {
  request: z.object({ id: z.uuid(), conversation: id, merchant, language: id, text: z.string(), sentAt: time }),
  value: z.object({ reply: z.nullable(reply) }),
};

/**
 * Forwards the feedback of a member to the support service. `replies` contains the reply in one or more languages. It
 * is null if the service has not replied yet.
 */
export const forwardFeedback = {
  request: z.object({
    feedbackId: z.uuid(),
    merchant,
    memberId: id,
    topic: z.string(),
    content: z.string(),
    imageCount: z.int(),
    at: time,
  }),
  value: z.object({ replies: z.nullable(repliesByLanguage) }),
};

/**
 * Delivers a message to a phone or a mailbox. If the gateway can repeat the call, the request contains an `id`. The
 * service must then deliver each `id` only once. Without an `id`, the gateway makes the call only once.
 */
export const deliverMessage = {
  request: z.object({
    id: z.optional(z.uuid()),
    merchant,
    channel: z.enum(['sms', 'email']),
    recipient: z.string(),
    subject: z.optional(z.string()),
    text: z.string(),
    link: z.optional(z.string()),
  }),
  value: z.object({}),
};

/**
 * Forwards the pages that visitors opened. The service needs no protection against repeated or lost calls, because they
 * only make the statistics less exact.
 */
export const forwardPageViews = {
  request: z.object({
    visits: z
      .array(
        z.object({
          merchant,
          visit: z.uuid(),
          receivedAt: time,
          language: z.string(),
          installed: z.boolean(),
          referrer: z.nullable(z.string()),
          views: z.array(z.object({ page: z.string(), seconds: z.int() })),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  value: z.object({}),
};
