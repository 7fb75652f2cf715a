export const encryptionModes = ['legacy', 'v2-preferred', 'v2-required'] as const;

/**
 * Encryption of log-in and other sensitive request bodies for this brand's gateway. Never read from an unauthenticated
 * response.
 */
export interface EncryptionConfig {
  /**
   * `legacy` is DES with an RSA-encrypted key, as the specification defines it; `v2` is compact JWE; `v2-preferred`
   * falls back to `legacy` if the gateway has no v2 key.
   */
  readonly mode: (typeof encryptionModes)[number];
  /** RSA public key as base64 SPKI. If absent, it is fetched from the gateway. */
  readonly publicKey?: string;
  /** Encoding of the ciphertext in a legacy body. */
  readonly encoding: 'base64' | 'hex';
  /** Characters of the random legacy key. DES uses the first 8 bytes. */
  readonly keyLength: number;
}
