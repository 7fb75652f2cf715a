import * as z from 'zod/mini';

export const pushKey = {
  request: z.object({}),
  value: z.object({ /** P-256 point as base64url, for `applicationServerKey`. */ publicKey: z.string() }),
};

/** URL at a push service. Anyone who has it can send to the browser, so it must not appear in our URLs. */
const endpoint = z.url().check(z.maxLength(1000));

/** Same shape as the browser's `PushSubscription`. */
export const subscribePush = {
  request: z.object({
    endpoint,
    keys: z.object({
      /** P-256 point as base64url. */
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      /** 16 bytes as base64url. */
      auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
    }),
  }),
  value: z.object({ subscribed: z.literal(true) }),
};

export const unsubscribePush = { request: z.object({ endpoint }), value: z.object({ removed: z.literal(true) }) };
