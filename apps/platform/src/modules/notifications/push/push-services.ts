import { createECDH } from 'node:crypto';

/** Hosts of the services through which browsers are woken: Chromium, Firefox, Safari, Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/**
 * Whether the gateway may call this address, which came from a browser: a push service over HTTPS on its own port, or an
 * origin that the operator named. Anything else could be a host behind the operator's firewall.
 */
export const isPushService = (endpoint: string, named: readonly string[]): boolean => {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  return (
    named.includes(origin) || (protocol === 'https:' && port === '' && services.some((host) => host.test(hostname)))
  );
};

/** Whether this is a point of P-256: with any other bytes no message can be made for the browser. */
export const isValidPublicKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
};
