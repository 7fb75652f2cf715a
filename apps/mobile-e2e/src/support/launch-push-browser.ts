import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { expect, type Visit } from './fixtures.ts';

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts the body of a push message (RFC 8291) with the keys that the browser would have. */
const decryptPush = (body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const shared = hkdf(
    ecdh.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]),
    32,
  );
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  const ciphertext = body.subarray(21 + sender.length);
  decipher.setAuthTag(ciphertext.subarray(-16));
  const plain = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
};

interface Keys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Replaces the browser's methods for push subscriptions. The page then gets a subscription at the mock push service
 * of the tests. Playwright runs this function in the page.
 */
const replacePushService = ({ endpoint, p256dh, auth }: Keys): void => {
  const key = 'push-service-of-development';
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
  const createSubscription = (applicationServerKey: ArrayBuffer | null) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(key);
      return true;
    },
  });
  PushManager.prototype.subscribe = async function subscribe(options) {
    const serverKey = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
    localStorage.setItem(key, btoa(String.fromCharCode(...serverKey)));
    return createSubscription(serverKey.buffer) as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async function getSubscription() {
    const storedKey = localStorage.getItem(key);
    return storedKey === null ? null : (createSubscription(toBytes(storedKey).buffer) as unknown as PushSubscription);
  };
};

/**
 * Starts a browser that receives push messages of the gateway. Chromium would subscribe at Google's push service,
 * which a test must not contact. The test therefore subscribes at a development push service and fetches the
 * encrypted message there. It decrypts the message and passes it to the real service worker.
 */
export const launchPushBrowser = async ({ page, origin }: Visit) => {
  const port = process.env.LIVERY_E2E_PUSH_PORT;
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const endpoint = `http://127.0.0.1:${port}/${randomUUID()}`;
  const p256dh = ecdh.generateKeys().toString('base64url');
  await page.context().grantPermissions(['notifications'], { origin });
  await page.addInitScript(replacePushService, { endpoint, p256dh, auth: auth.toString('base64url') });

  const messages = async (): Promise<unknown[]> => {
    const bodies = (await (await fetch(endpoint)).json()) as string[];
    return bodies.map((body) => decryptPush(Buffer.from(body, 'base64'), ecdh, auth));
  };
  return {
    messages,
    /**
     * Passes a push message to the service worker, as a browser does. Returns the titles of the notifications that the
     * service worker shows.
     */
    deliverPush: async (message: unknown): Promise<string[]> => {
      const devtools = await page.context().newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
          if (registration) resolve(registration.registrationId);
        });
      });
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await registered,
        data: JSON.stringify(message),
      });
      const titles = () =>
        page.evaluate(async () =>
          ((await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []).map(
            ({ title }) => title,
          ),
        );
      await expect.poll(titles).not.toEqual([]);
      return titles();
    },
  };
};
