import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { days } from '../clock/durations.ts';

/**
 * Kinds of stored keys. `record-ed25519` keys sign records that auditors verify years later. `sealing` keys encrypt
 * data in the database. `vapid` keys identify the gateway to push services (RFC 8292). `random` keys are secrets for
 * hashes that are valid only for minutes.
 */
export const keyKinds = ['rsa-2048', 'ed25519', 'record-ed25519', 'p256', 'random', 'sealing', 'vapid'] as const;
export type KeyKind = (typeof keyKinds)[number];

const generatePair = promisify(generateKeyPair);
const exportPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }) as string;

const generateEd25519 = async (): Promise<string> => exportPem((await generatePair('ed25519')).privateKey);

const generateRandom = async (): Promise<string> => randomBytes(32).toString('base64url');

/**
 * Generates the P-256 key pair that identifies the gateway to push services (VAPID, RFC 8292). Returns the pair as
 * JSON, in the format of the package `web-push`.
 */
const generateVapid = async (): Promise<string> => {
  const { privateKey } = await generatePair('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return JSON.stringify({ publicKey: point.toString('base64url'), privateKey: d });
};

export const generateKey: Readonly<Record<KeyKind, () => Promise<string>>> = {
  'rsa-2048': async () => exportPem((await generatePair('rsa', { modulusLength: 2048 })).privateKey),
  ed25519: generateEd25519,
  'record-ed25519': generateEd25519,
  p256: async () => exportPem((await generatePair('ec', { namedCurve: 'P-256' })).privateKey),
  random: generateRandom,
  sealing: generateRandom,
  vapid: generateVapid,
};

/**
 * Milliseconds for which earlier versions of a key are accepted after a rotation. Null if they are always accepted,
 * because stored data, signed records or browser subscriptions still need them.
 */
export const overlapByKind: Readonly<Record<KeyKind, number | null>> = {
  'rsa-2048': days(1),
  ed25519: days(1),
  'record-ed25519': null,
  p256: days(1),
  random: days(1),
  sealing: null,
  vapid: null,
};
