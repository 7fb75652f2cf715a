import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorChecks } from '../../../core/operators/operator-checks.ts';
import type { PreviewKeys } from './preview-keys.ts';
import { draftPreviews, type Preview, type PreviewContent } from './previews.tables.ts';

/** Time for which an address works after it was opened or extended. */
const previewLife = hours(1);
/** Time for which a gateway does not look an address up again. An operator who loses the permission sees no more after it. */
const lookUpEvery = seconds(5);
/** Time for which the row of an ended preview stays. */
const endedLife = days(1);

/** Identifies a preview of an operator. */
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

/** Lets two tabs of an operator get the same preview, one after the other. */
const lockPreviews = ({ brand, draftId, releaseId, environment, operatorId, purpose }: PreviewOwner) => {
  const content = draftId ?? releaseId ?? `${brand}/${environment}`;
  return sql`select pg_advisory_xact_lock(hashtextextended(${`draft_previews/${content}/${operatorId}/${purpose}`}, 0))`;
};

/**
 * Returns the preview that an operator has of a draft or release, or opens one. A preview in the console is extended, and
 * that of a phone ends an hour after it was opened. The preview of an ended address is a new one, so that the old address
 * stays without effect. Call this function inside a transaction.
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

/** Ends the previews of an operator. Returns their ids. Call this function inside a transaction. */
export const endPreviews = async (tx: Database, owner: PreviewOwner, now: Date): Promise<readonly string[]> => {
  await tx.execute(lockPreviews(owner));
  const ended = await tx
    .update(draftPreviews)
    .set({ endsAt: now })
    .where(createOpenCondition(owner, now))
    .returning({ id: draftPreviews.id });
  return ended.map(({ id }) => id);
};

/** Deletes the rows of previews that have ended. */
export const deleteEndedPreviews = async (db: Database, now: Date): Promise<void> => {
  await db.delete(draftPreviews).where(lt(draftPreviews.endsAt, new Date(now.getTime() - endedLife)));
};

interface FinderDeps extends Pick<OperatorChecks, 'isPermitted'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: PreviewKeys;
}

/** Result of a look-up. `unknown` is a key that the gateway has not made. */
export type FoundPreview =
  | { readonly state: 'open'; readonly preview: Preview }
  | { readonly state: 'ended' }
  | { readonly state: 'unknown' };

/**
 * Creates the function that finds the preview of a key. A preview ends with its time, and when its operator loses the
 * permission to read the draft or release. `forget` lets the next look-up of a preview read its row.
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
