import { createECDH } from 'node:crypto';

/** Hosts of the push services of Chromium, Firefox, Safari and Edge on Windows. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/**
 * Returns true if the gateway may call this URL, which came from a browser: a push service over HTTPS on the default
 * port, or an origin that the operator allows. Anything else could be a host behind the operator's firewall (SSRF).
 */
export const isPushService = (endpoint: string, named: readonly string[]): boolean => {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  return (
    named.includes(origin) || (protocol === 'https:' && port === '' && services.some((host) => host.test(hostname)))
  );
};

/** Returns true for a point of P-256. With other bytes a message cannot be encrypted. */
export const isValidPublicKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
};
