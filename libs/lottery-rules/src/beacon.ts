import { bls12_381 } from '@noble/curves/bls12-381.js';

/**
 * This file verifies the public random values of draws. The result of a draw is computed from such a value and from the
 * secret seed of the operator. The random values come from drand, scheme `bls-unchained-g1-rfc9380`
 * (https://docs.drand.love). At fixed times, a group of independent organizations signs the number of the current
 * round. Nobody can predict a signature, because it needs the keys of many of these organizations. The app and the
 * gateway (the server) run the same code.
 */

/**
 * Chain of a randomness beacon (a service that publishes random values at fixed times): its public key and its
 * schedule.
 */
export interface BeaconChain {
  /** Id of the chain. For drand, the hash of its parameters. */
  readonly id: string;
  /**
   * Public key of the group that signs the rounds: a compressed point of the BLS12-381 curve group G2, in hexadecimal
   * digits.
   */
  readonly publicKey: string;
  /** Publication time of round 1, in seconds since 1970. */
  readonly genesisTime: number;
  /** Seconds between two rounds. */
  readonly period: number;
}

/**
 * Chain `quicknet` of drand, which the League of Entropy operates. It publishes a round every three seconds. Its
 * parameters are public and never change.
 */
export const drandQuicknet: BeaconChain = {
  id: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisTime: 1_692_803_367,
  period: 3,
};

/**
 * Round that a randomness beacon has published. The result of a draw is computed from the random value of this round.
 */
interface BeaconRound {
  readonly chain: BeaconChain;
  readonly round: number;
  /** Signature of the round: a compressed point of the BLS12-381 curve group G1, in hexadecimal digits. */
  readonly signature: string;
}

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Minimum number of seconds between the end of betting and the round of the draw. A gateway can need a moment to
 * process a bet that it received before the end of betting. With this delay, no bet is accepted after the random value
 * of the round is public.
 */
export const beaconMargin = 2;

/** Returns the time at which the beacon publishes a round, in milliseconds since 1970. */
export const getRoundTime = ({ genesisTime, period }: BeaconChain, round: number): number =>
  (genesisTime + (round - 1) * period) * 1000;

/**
 * Returns the number of the beacon round that a draw uses. It is the first round that is published at least
 * `beaconMargin` seconds after betting ends. `closesAt` is the end of betting in milliseconds since 1970.
 */
export const getDrawRound = ({ genesisTime, period }: BeaconChain, closesAt: number): number =>
  Math.max(1, Math.ceil((closesAt / 1000 + beaconMargin - genesisTime) / period) + 1);

const hexToBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const hashRound = async (round: number) => {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  return bls12_381.shortSignatures.hash(await sha256(number), domain);
};

/** Returns true if the signature of the round is valid for the public key of the chain. */
export const verifyRound = async ({ chain, round, signature }: BeaconRound): Promise<boolean> => {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false;
  try {
    return bls12_381.shortSignatures.verify(hexToBytes(signature), await hashRound(round), hexToBytes(chain.publicKey));
  } catch {
    // An error means that the bytes are not a point on the elliptic curve. The signature is then invalid.
    return false;
  }
};

/**
 * Computes the randomness of a round in the same way as drand: the SHA-256 hash of the signature, in hexadecimal
 * digits.
 */
export const computeRandomness = async (signature: string): Promise<string> =>
  bytesToHex(await sha256(hexToBytes(signature)));

/**
 * Computes the public key of a beacon with a single signer, in hexadecimal digits. The demo platform uses such a beacon
 * instead of drand, so that it works without a network.
 */
export const getBeaconPublicKey = (secretKey: Uint8Array): string =>
  bls12_381.shortSignatures.getPublicKey(secretKey).toHex();

/** Derives the secret key of a beacon with a single signer from 48 random bytes. */
export const deriveBeaconKey = (random: Uint8Array): Uint8Array => bls12_381.shortSignatures.keygen(random).secretKey;

/** Signs a round with the key of a single signer. Returns the signature in hexadecimal digits. */
export const signRound = async (secretKey: Uint8Array, round: number): Promise<string> =>
  bls12_381.shortSignatures.sign(await hashRound(round), secretKey).toHex();
