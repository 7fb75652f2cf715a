import * as z from 'zod/mini';

export const pushKey = {
  request: z.object({}),
  value: z.object({
    /** Public key for `applicationServerKey` of the browser's push API: a P-256 point as base64url. */ publicKey:
      z.string(),
  }),
};

/**
 * URL of the browser at a push service. Anyone who knows this URL can send messages to the browser. The URLs of
 * requests to the gateway must therefore not contain it.
 */
const endpoint = z.url().check(z.maxLength(1000));

/** Subscribes the browser to push messages. The request has the shape of the browser's `PushSubscription`. */
export const subscribePush = {
  request: z.object({
    endpoint,
    keys: z.object({
      /** Public key of the browser: a P-256 point as base64url. */
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      /** Authentication secret of the browser: 16 bytes as base64url. */
      auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
    }),
  }),
  value: z.object({ subscribed: z.literal(true) }),
};

export const unsubscribePush = { request: z.object({ endpoint }), value: z.object({ removed: z.literal(true) }) };
