import * as z from 'zod/mini';

export const pushKey = {
  request: z.object({}),
  value: z.object({ /** P-256 point, base64url: `applicationServerKey`. */ publicKey: z.string() }),
};

/** An address of a push service. Who knows it can wake the browser, so it stands in no URL of ours. */
const endpoint = z.url().check(z.maxLength(1000));

/** As the browser's `PushSubscription` says it. */
export const subscribePush = {
  request: z.object({
    endpoint,
    keys: z.object({
      /** P-256 point, base64url. */
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      /** 16 bytes, base64url. */
      auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
    }),
  }),
  value: z.object({ subscribed: z.literal(true) }),
};

export const unsubscribePush = { request: z.object({ endpoint }), value: z.object({ removed: z.literal(true) }) };
