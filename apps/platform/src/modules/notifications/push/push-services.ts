import { createECDH } from 'node:crypto';

/** Hosts of the push services of Chromium, Firefox, Safari and Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/**
 * Returns true if the gateway may call this URL, which a browser sent. It must belong to a push service with HTTPS on
 * the default port, or to an origin that the operator allows. Any other URL could be a host behind the operator's
 * firewall (SSRF).
 */
export const isPushService = (endpoint: string, named: readonly string[]): boolean => {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  return (
    named.includes(origin) || (protocol === 'https:' && port === '' && services.some((host) => host.test(hostname)))
  );
};

/** Returns true if the key is a point on the curve P-256. Messages cannot be encrypted with any other key. */
export const isValidPublicKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
};
