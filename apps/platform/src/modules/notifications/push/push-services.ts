import { createECDH } from 'node:crypto';

/** Host names of the push services that Chromium, Firefox, Safari and Edge use. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/**
 * Returns true if the gateway may send requests to this URL: an HTTPS URL of a known push service, or a URL whose
 * origin is in `named`. The URL comes from a browser. Without this check, an attacker could make the gateway send
 * requests to hosts behind the operator's firewall (SSRF).
 */
export const isPushService = (endpoint: string, named: readonly string[]): boolean => {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  return (
    named.includes(origin) || (protocol === 'https:' && port === '' && services.some((host) => host.test(hostname)))
  );
};

/**
 * Returns true if the key is a point on the elliptic curve P-256. Push messages can be encrypted only with a valid key.
 */
export const isValidPublicKey = (p256dh: string): boolean => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    return ecdh.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
};
