import { createHash, randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Upload } from '@livery/contract/support/feedback';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Session } from '../../core/http/calls/session.ts';
import { reencodeImage } from './reencode-image.ts';
import type { ObjectStore } from '../../core/storage/object-store.ts';
import { uploads, type uploadPurposes } from './uploads.tables.ts';

type Purpose = (typeof uploadPurposes)[number];

/** Maximum number of images that a member can upload in 24 hours. Without it, one member could fill the disk. */
const maxPerDay = 40;

export const createUploads = (db: Database, clock: Clock, store: ObjectStore) => ({
  add: async ({ memberId, merchant }: Session, purpose: Purpose, bytes: Buffer): Promise<Upload> => {
    const now = clock.now();
    const [today] = await db
      .select({ count: count() })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.at, new Date(now.getTime() - days(1)))));
    if ((today?.count ?? 0) >= maxPerDay)
      throw new GatewayError(ErrorCode.UploadLimitReached, { retryAfter: days(1) / 1000 });
    const { contentType, image } = await reencodeImage(bytes);
    const id = randomUUID();
    await store.put(id, image);
    const digest = createHash('sha256').update(image).digest('base64url');
    await db
      .insert(uploads)
      .values({ id, merchant, memberId, purpose, contentType, digest, bytes: image.length, at: now });
    return { id };
  },

  /**
   * Returns true if the member uploaded all these images for this purpose, and if no id occurs twice. Also returns
   * true if `ids` is empty.
   */
  areUploadedBy: async (memberId: string, purpose: Purpose, ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return true;
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), eq(uploads.purpose, purpose), inArray(uploads.id, [...ids])));
    return new Set(ids).size === ids.length && rows.length === ids.length;
  },

  /** Returns an image that the member uploaded for this purpose, or undefined if there is none. */
  read: async (
    memberId: string,
    purpose: Purpose,
    id: string,
  ): Promise<{ readonly contentType: string; readonly bytes: Buffer } | undefined> => {
    const [row] = await db
      .select({ contentType: uploads.contentType })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.memberId, memberId), eq(uploads.purpose, purpose)));
    const bytes = row && (await store.get(id));
    return bytes && { contentType: row.contentType, bytes };
  },

  digests: async (ids: readonly string[]): Promise<string[]> =>
    (
      await db
        .select({ digest: uploads.digest })
        .from(uploads)
        .where(inArray(uploads.id, [...ids]))
    ).map(({ digest }) => digest),

  /**
   * Returns the bytes of a portrait. Returns undefined for an image with another purpose, because only portraits are
   * public.
   */
  portrait: async (id: string): Promise<Buffer | undefined> => {
    const [rows] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.purpose, 'portrait')));
    return rows && store.get(rows.id);
  },
});
export type Uploads = ReturnType<typeof createUploads>;
