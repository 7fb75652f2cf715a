import * as z from 'zod/mini';

export const pushKey = {
  request: z.object({}),
  value: z.object({
    /**
     * Public key of the gateway, which the browser needs as `applicationServerKey` of its push API. It is a P-256 point
     * as base64url.
     */
    publicKey: z.string(),
  }),
};

/**
 * Secret URL at which a push service receives the messages for this browser. Anyone who has this URL can send messages
 * to the browser. Requests to the gateway contain it only in their body, because URLs are written to logs.
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
