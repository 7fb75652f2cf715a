export const encryptionModes = ['legacy', 'v2-preferred', 'v2-required'] as const;

/**
 * Settings for the encryption of the log-in and other sensitive request bodies. They are part of the app. An attacker
 * who can change an unauthenticated response could otherwise turn the encryption off.
 */
export interface EncryptionConfig {
  /**
   * Encryption method. `legacy`: DES with a key that is encrypted with RSA, as in the API specification. `v2-required`:
   * JWE (JSON Web Encryption) in compact form. `v2-preferred`: JWE if the gateway has a key for it, otherwise `legacy`.
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
