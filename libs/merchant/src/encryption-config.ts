export const encryptionModes = ['legacy', 'v2-preferred', 'v2-required'] as const;

/** How log-in and its like are encrypted on the way to this brand's gateway. Never taken from an unauthenticated answer. */
export interface EncryptionConfig {
  /** `legacy` is the spec's DES under RSA, `v2` compact JWE; `v2-preferred` falls back where the gateway has no v2 key. */
  readonly mode: (typeof encryptionModes)[number];
  /** RSA public key as base64 SPKI; absent: fetched from the gateway. */
  readonly publicKey?: string;
  /** How the legacy body's ciphertext is written. */
  readonly encoding: 'base64' | 'hex';
  /** Characters of the random legacy key; DES uses the first 8 bytes. */
  readonly keyLength: number;
}
