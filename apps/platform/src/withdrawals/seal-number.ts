import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { openSharedSecret } from '../encryption/gateway-keys.ts';

export interface NumberSeal {
  /** AES-256-GCM: nonce, tag and text in base64url. */
  readonly seal: (number: string) => string;
  /** Throws for what this gateway has not sealed. */
  readonly open: (sealed: string) => string;
  /** The same for the same number, and tells nothing of it without the gateway's key. */
  readonly mark: (number: string) => string;
}

/** Keeps account numbers so that who reads the table reads none. */
export const openNumberSeal = async (db: Database): Promise<NumberSeal> => {
  const secret = await openSharedSecret(db, 'account-numbers', async () => randomBytes(32).toString('base64url'));
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [sealKey, markKey] = [keyFor('seal'), keyFor('mark')];
  return {
    seal: (number) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12)).setAuthTag(
        bytes.subarray(12, 28),
      );
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    mark: (number) => createHmac('sha256', markKey).update(number).digest('base64url'),
  };
};
