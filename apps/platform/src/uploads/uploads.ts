import { createHash, randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Upload } from '@livery/contract/feedback';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { uploads, type uploadPurposes } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Session } from '../session/session.ts';
import { readPicture } from './read-picture.ts';
import type { UploadStore } from './upload-store.ts';

type Purpose = (typeof uploadPurposes)[number];

/** Pictures that a member can send in a day: nobody fills the disk. */
const mostADay = 40;

export const createUploads = (db: Database, clock: Clock, store: UploadStore) => ({
  add: async ({ memberId, merchant }: Session, purpose: Purpose, bytes: Buffer): Promise<Upload> => {
    const now = clock.now();
    const [today] = await db
      .select({ count: count() })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.at, new Date(now.getTime() - days(1)))));
    if ((today?.count ?? 0) >= mostADay) throw new GatewayError(ErrorCode.UploadMost, { retryAfter: days(1) / 1000 });
    const { contentType, picture } = await readPicture(bytes);
    const id = randomUUID();
    await store.put(id, picture);
    const digest = createHash('sha256').update(picture).digest('base64url');
    await db
      .insert(uploads)
      .values({ id, merchant, memberId, purpose, contentType, digest, bytes: picture.length, at: now });
    return { id };
  },

  /** Whether all of these were sent by this member, for this. */
  areOf: async (memberId: string, purpose: Purpose, ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return true;
    const found = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), eq(uploads.purpose, purpose), inArray(uploads.id, [...ids])));
    return new Set(ids).size === ids.length && found.length === ids.length;
  },

  digests: async (ids: readonly string[]): Promise<string[]> =>
    (
      await db
        .select({ digest: uploads.digest })
        .from(uploads)
        .where(inArray(uploads.id, [...ids]))
    ).map(({ digest }) => digest),

  /** A portrait's bytes; those of every other purpose are nobody's to see from outside. */
  portrait: async (id: string): Promise<Buffer | undefined> => {
    const [found] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.purpose, 'portrait')));
    return found && store.get(found.id);
  },
});
export type Uploads = ReturnType<typeof createUploads>;
