export const encryptionModes = ['legacy', 'v2-preferred', 'v2-required'] as const;

/**
 * Settings for the encryption of the log-in and other sensitive request bodies. The app must not read these settings
 * from an unauthenticated response.
 */
export interface EncryptionConfig {
  /**
   * Encryption method. `legacy` is DES with an RSA-encrypted key, as in the API specification. `v2-required` is
   * always JWE (JSON Web Encryption) in its compact form. `v2-preferred` is the same, but falls back to `legacy` if
   * the gateway has no key for JWE.
   */
  readonly mode: (typeof encryptionModes)[number];
  /** RSA public key as base64 SPKI. If absent, the app requests the key from the gateway. */
  readonly publicKey?: string;
  /** Encoding of the encrypted text in a request body in `legacy` mode. */
  readonly encoding: 'base64' | 'hex';
  /** Length in characters of the random DES key in `legacy` mode. DES uses only the first 8 bytes. */
  readonly keyLength: number;
}

/** Encryption settings of a brand whose brand file contains no encryption settings. */
export const defaultEncryption: EncryptionConfig = { mode: 'legacy', encoding: 'base64', keyLength: 16 };

/** Returns true if the settings are those of `defaultEncryption`. */
export const isDefaultEncryption = ({ mode, publicKey, encoding, keyLength }: EncryptionConfig): boolean =>
  mode === defaultEncryption.mode &&
  publicKey === undefined &&
  encoding === defaultEncryption.encoding &&
  keyLength === defaultEncryption.keyLength;
