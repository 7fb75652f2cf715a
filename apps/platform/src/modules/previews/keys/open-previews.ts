import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { PreviewKeys } from './preview-keys.ts';
import { draftPreviews, type Preview, type PreviewContent } from './previews.tables.ts';

/** Milliseconds for which a preview is valid after it was opened or extended. */
const previewLife = hours(1);
/**
 * Milliseconds for which the gateway caches a found preview. If an operator loses the permission, the operator can
 * still see the preview for at most this time.
 */
const lookUpEvery = seconds(5);
/** Milliseconds after the end of a preview until its row is deleted. */
const endedLife = days(1);

/**
 * Content, operator and purpose of a preview. The purpose is the device: `console` or `phone`. At most one preview is
 * open for each combination.
 */
export type PreviewOwner = Pick<Preview, 'brand' | 'operatorId' | 'purpose'> & PreviewContent;

const createContentCondition = ({ draftId, releaseId, environment }: PreviewContent) => {
  if (draftId !== null) return eq(draftPreviews.draftId, draftId);
  return releaseId === null ? eq(draftPreviews.environment, environment) : eq(draftPreviews.releaseId, releaseId);
};

const createOpenCondition = ({ brand, operatorId, purpose, ...content }: PreviewOwner, now: Date) =>
  and(
    eq(draftPreviews.brand, brand),
    createContentCondition(content),
    eq(draftPreviews.operatorId, operatorId),
    eq(draftPreviews.purpose, purpose),
    gt(draftPreviews.endsAt, now),
  );

/**
 * SQL statement that locks this combination of content, operator and purpose until the transaction ends. If two tabs
 * open a preview at the same time, the second one waits and gets the preview of the first one.
 */
const lockPreviews = ({ brand, draftId, releaseId, environment, operatorId, purpose }: PreviewOwner) => {
  const content = draftId ?? releaseId ?? `${brand}/${environment}`;
  return sql`select pg_advisory_xact_lock(hashtextextended(${`draft_previews/${content}/${operatorId}/${purpose}`}, 0))`;
};

/**
 * Returns the open preview of an operator, or creates one. If the preview is for the console, each call extends its end
 * time. A preview for a phone is not extended. For an ended preview, a new one is created, so that the old address
 * stays invalid. Call this function inside a transaction.
 */
export const startPreview = async (tx: Database, owner: PreviewOwner, now: Date): Promise<Preview> => {
  await tx.execute(lockPreviews(owner));
  const endsAt = new Date(now.getTime() + previewLife);
  const [open] = await tx
    .select()
    .from(draftPreviews)
    .where(createOpenCondition(owner, now))
    .orderBy(desc(draftPreviews.endsAt))
    .limit(1);
  if (open && owner.purpose === 'phone') return open as Preview;
  if (open) {
    await tx.update(draftPreviews).set({ endsAt }).where(eq(draftPreviews.id, open.id));
    return { ...(open as Preview), endsAt };
  }
  const preview = { ...owner, id: randomUUID(), createdAt: now, endsAt };
  await tx.insert(draftPreviews).values(preview);
  return preview;
};

/**
 * Ends the open previews with this content, operator and purpose. Returns their ids. Call this function inside a
 * transaction.
 */
export const endPreviews = async (tx: Database, owner: PreviewOwner, now: Date): Promise<readonly string[]> => {
  await tx.execute(lockPreviews(owner));
  const ended = await tx
    .update(draftPreviews)
    .set({ endsAt: now })
    .where(createOpenCondition(owner, now))
    .returning({ id: draftPreviews.id });
  return ended.map(({ id }) => id);
};

/** Deletes the rows of previews that ended more than one day before `now`. */
export const deleteEndedPreviews = async (db: Database, now: Date): Promise<void> => {
  await db.delete(draftPreviews).where(lt(draftPreviews.endsAt, new Date(now.getTime() - endedLife)));
};

interface FinderDeps extends Pick<OperatorChecks, 'isPermitted'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: PreviewKeys;
}

/**
 * Result of the search for a preview by its key. `unknown`: the gateway has not created this key. `ended`: the preview
 * has ended, its row was deleted, or the operator has lost the permission.
 */
export type FoundPreview =
  | { readonly state: 'open'; readonly preview: Preview }
  | { readonly state: 'ended' }
  | { readonly state: 'unknown' };

/**
 * Creates the function that finds the preview of a key. A preview ends at its end time, or when its operator loses the
 * permission to read the content. `forget` removes a preview from the cache. The next search then reads its row again.
 */
export const createPreviewFinder = ({ db, clock, keys, isPermitted }: FinderDeps) => {
  const cache = new LRUCache<string, { readonly at: number; readonly preview: Promise<Preview | undefined> }>({
    max: 1000,
  });

  const load = async (id: string): Promise<Preview | undefined> => {
    const [preview] = await db.select().from(draftPreviews).where(eq(draftPreviews.id, id));
    if (!preview) return undefined;
    const { operatorId, brand } = preview;
    const operator = { operatorId, name: '', tokenId: null, sessionId: null, provenAt: null };
    const permission = preview.draftId === null ? 'releases:read' : 'drafts:read';
    return (await isPermitted(db, operator, permission, brand)) ? (preview as Preview) : undefined;
  };

  const find = async (key: string): Promise<FoundPreview> => {
    const id = keys.read(key);
    if (id === undefined) return { state: 'unknown' };
    const now = clock.now().getTime();
    let cached = cache.get(id);
    if (!cached || cached.at + lookUpEvery <= now) {
      cached = { at: now, preview: load(id) };
      cache.set(id, cached);
      cached.preview.catch(() => cache.delete(id));
    }
    const preview = await cached.preview;
    return preview && preview.endsAt.getTime() > now ? { state: 'open', preview } : { state: 'ended' };
  };
  return { find, forget: (id: string): void => void cache.delete(id) };
};

export type FindPreview = ReturnType<typeof createPreviewFinder>['find'];
