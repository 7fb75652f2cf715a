export const encryptionModes = ['legacy', 'v2-preferred', 'v2-required'] as const;

/**
 * Settings for the encryption of the log-in and other sensitive request bodies. The app must not read these settings
 * from an unauthenticated response.
 */
export interface EncryptionConfig {
  /**
   * Encryption method. `legacy` is DES with an RSA-encrypted key, as in the specification. `v2-required` is always
   * compact JWE. `v2-preferred` is compact JWE, but falls back to `legacy` if the gateway has no key for JWE.
   */
  readonly mode: (typeof encryptionModes)[number];
  /** RSA public key as base64 SPKI. If absent, the app requests the key from the gateway. */
  readonly publicKey?: string;
  /** Encoding of the encrypted text in a request body in `legacy` mode. */
  readonly encoding: 'base64' | 'hex';
  /** Length of the random `legacy` key in characters. DES uses only the first 8 bytes. */
  readonly keyLength: number;
}
