import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing, KeyVersion } from '../../../core/crypto/gateway-keys.ts';

/**
 * Number of bytes of the signature in a key. A key (id and signature) has 62 characters, because a label of a host name
 * can have at most 63.
 */
const signatureLength = 15;

const sign = (id: Buffer, { secret }: KeyVersion): Buffer =>
  createHmac('sha256', secret).update('preview ').update(id).digest().subarray(0, signatureLength);

export interface PreviewKeys {
  /**
   * Returns the key of a preview, which is part of its host name. Only a gateway with the secret can create a key.
   */
  readonly build: (previewId: string) => string;
  /** Returns the id of the preview with this key. Returns undefined for a key that the gateway has not created. */
  readonly read: (key: string) => string | undefined;
}

/** Creates the functions that convert between the ids of previews and the keys in their addresses. */
export const createPreviewKeys = (ring: KeyRing): PreviewKeys => ({
  build: (previewId) => {
    const id = Buffer.from(previewId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, sign(id, ring.getCurrent())]).toString('hex');
  },
  read: (key) => {
    if (!/^[0-9a-f]{62}$/.test(key)) return undefined;
    const bytes = Buffer.from(key, 'hex');
    const [id, signature] = [bytes.subarray(0, 16), bytes.subarray(16)];
    if (!ring.getAccepted().some((version) => timingSafeEqual(sign(id, version), signature))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
});
