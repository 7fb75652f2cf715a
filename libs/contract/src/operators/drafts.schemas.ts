import * as z from 'zod/mini';
import { assetFormat, brandProblem } from './releases.schemas.ts';
import { getBrandFont } from './texts.schemas.ts';

const brand = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const draftId = z.uuid();
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const versionNumber = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647));
/** Number of the last operation (change of one value) of a draft. 0 for a draft without operations. */
const sequence = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647));

const asset = z.object({ path: z.string().check(z.minLength(1), z.maxLength(200)), hash });

/**
 * Path of one value in a draft. The first element is `document` or `assets`. After `document`, the path contains the
 * keys in the brand file, such as `['document', 'theme', 'accent']`. After `assets`, it contains the path of an
 * image, such as `['assets', 'lualoc/logo.svg']`. The value at the path of an image is the hash of the image.
 */
const path = z
  .array(z.string().check(z.minLength(1), z.maxLength(200)))
  .check(z.minLength(2), z.maxLength(8))
  .check(z.refine(([root]) => root === 'document' || root === 'assets', 'must begin with document or assets'));

/**
 * New content of one path: a JSON string, number, boolean or array. A change of an object is sent as one change for
 * each of its values. `{ "json": "null" }` represents the JSON value null. In a document that inherits from another
 * document, null removes the inherited value.
 */
const leaf = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.unknown()),
  z.strictObject({ json: z.literal('null') }),
]);

/**
 * Change of one value in a draft, from `from` to `to`. `from` is null if the draft did not have the value before the
 * change. `to` is null if the change removes the value.
 */
const change = {
  /**
   * Id of the operation (change of one value), created by the caller. If an operation with this id is sent again, it is
   * not applied again.
   */
  id: z.uuid(),
  path,
  from: z.nullable(leaf),
  to: z.nullable(leaf),
};

const draftOperation = z.object({
  ...change,
  sequence: z.number(),
  by: z.string(),
  at: z.string(),
  /**
   * Sequence of the operation that this operation undoes or redoes. If several operations have the same value of
   * `undoes`, the first of them undoes that operation, the second redoes it, the third undoes it again, and so on. Null
   * for any other operation.
   */
  undoes: z.nullable(z.number()),
  /**
   * Earlier operation of another person on the same path, which the author of this operation had not seen. This
   * operation has overwritten the value of that operation. Null if there is no such operation.
   */
  replaced: z.nullable(z.object({ sequence: z.number(), by: z.string(), value: z.nullable(leaf) })),
});
export type DraftOperation = z.infer<typeof draftOperation>;

const draft = z.object({
  draftId,
  brand,
  name,
  state: z.enum(['open', 'closed']),
  /**
   * Version of the brand from which the draft was created. Null if the draft is for a new brand, or was created from
   * a brand file.
   */
  baseVersion: z.nullable(z.number()),
  sequence: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
});
export type Draft = z.infer<typeof draft>;

/** Content of a draft after all its operations: the brand file, and the files (images and fonts) of the brand. */
const draftContent = {
  /** Text of the brand file (the JSON document that defines a brand). */
  text: z.string(),
  assets: z.array(z.object({ path: z.string(), hash, size: z.number() })),
  /**
   * `canUndo`: true if the caller has an operation that can be undone. `canRedo`: true if the caller has an undone
   * operation that can be applied again.
   */
  canUndo: z.boolean(),
  canRedo: z.boolean(),
};

const draftKey = { brand, draftId };

export const listDrafts = {
  request: z.object({ brand }),
  value: z.object({ drafts: z.array(draft) }),
};

export const listOpenDrafts = {
  request: z.object({}),
  value: z.object({
    drafts: z.array(
      z.object({
        brand,
        /** Id of the brand's open draft with the latest change. A draft is open until an operator closes it. */
        draftId,
        /** True if any open draft of the brand has at least one operation (change of a value). */
        isAhead: z.boolean(),
      }),
    ),
  }),
};

export const createDraft = {
  request: z.object({
    brand,
    name,
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('version'), version: versionNumber }),
      /**
       * Creates the draft from the document of the app that members see now. This is the document of the live release.
       * If the brand has no live release, it is the brand file on the server.
       */
      z.object({ kind: z.literal('live') }),
      z.object({
        kind: z.literal('document'),
        text: z.string().check(z.maxLength(256 * 1024)),
        assets: z.array(asset).check(z.maxLength(40)),
      }),
    ]),
  }),
  value: draft,
};

export const getDraft = {
  request: z.object(draftKey),
  value: z.object({ ...draft.shape, ...draftContent }),
};

export const listDraftOperations = {
  request: z.object({ ...draftKey, after: z.optional(sequence) }),
  /**
   * Operations (changes of one value) of the draft, at most 4000. If the draft has more operations, call again with the
   * `sequence` (number) of the last returned operation.
   */
  value: z.object({ operations: z.array(draftOperation) }),
};

export const applyDraftOperations = {
  request: z.object({
    ...draftKey,
    /**
     * Number of the last operation that the caller had received when it created these operations. 0 if the caller had
     * received none.
     */
    seen: sequence,
    operations: z.array(z.object(change)).check(z.minLength(1), z.maxLength(4000)),
  }),
  value: z.object({
    sequence: z.number(),
    /**
     * All operations after `seen`, including those of this call, in the order in which the gateway applied them. If
     * there are more than 4000, the list contains only those of this call. The caller must then load the others with
     * `listDraftOperations`.
     */
    operations: z.array(draftOperation),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  }),
};

export const undoDraftOperation = {
  request: z.object({ ...draftKey, id: z.uuid(), seen: sequence }),
  value: z.object({
    ...applyDraftOperations.value.shape,
    /** Operations of the caller that were not undone, because another person has changed the same values later. */
    skipped: z.array(z.object({ sequence: z.number(), path: z.array(z.string()), by: z.string() })),
  }),
};

export const redoDraftOperation = { ...undoDraftOperation };

export const checkDraft = {
  request: z.object(draftKey),
  value: z.object({
    sequence: z.number(),
    problems: z.array(brandProblem),
    /**
     * Compressed size in bytes of the code that each kind of block of the home screen adds to the app of a brand. Empty
     * if the gateway has no compiled app.
     */
    homeBlocks: z.array(z.object({ kind: z.string(), bytes: z.number() })),
    /**
     * Compressed size in bytes of the files that a browser loads before the home screen is visible: the page of the
     * brand, and the code of the app. `budget` is the size that both together should not exceed. Null if the draft has
     * problems, or if the gateway has no compiled app.
     */
    firstLoad: z.nullable(z.object({ page: z.number(), app: z.number(), budget: z.number() })),
  }),
};

export const addDraftVersion = {
  request: z.object({
    ...draftKey,
    /**
     * Number of the last operation that the caller has received. If the draft has a later operation, the call is
     * rejected, so that no version contains changes that the caller has not seen.
     */
    sequence,
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  value: z.object({ version: z.number(), hash }),
};

export const renameDraft = {
  request: z.object({ ...draftKey, name }),
  value: draft,
};

export const closeDraft = {
  request: z.object(draftKey),
  value: draft,
};

export const reopenDraft = { ...closeDraft };

export const reportDraftPresence = {
  request: z.object({
    ...draftKey,
    /** Path in the draft of the value that the operator is editing. Null if the operator is not editing a value. */
    path: z.nullable(path),
  }),
  value: z.object({
    people: z.array(z.object({ operatorId: z.string(), name: z.string(), path: z.nullable(z.array(z.string())) })),
  }),
};

export const getDraftBase = {
  request: z.object(draftKey),
  value: z.object({
    /**
     * Base of the draft (the document from which it inherits values). Null for a draft without a base, and for a draft
     * whose base cannot be read.
     */
    base: z.nullable(
      z.object({
        name: z.string(),
        /**
         * Version of the base (document from which the draft inherits) that the next version of the brand will use.
         * Null if the base is not a version of a brand but a file of the server.
         */
        version: z.nullable(z.number()),
        /** Text of the brand file of the base, including the values that the base inherits from its own base. */
        text: z.string(),
        assets: z.array(asset),
      }),
    ),
  }),
};

export const getInheritedAsset = {
  request: z.object({ ...draftKey, hash }),
  /** Bytes of the image in base64. */
  value: z.object({ hash, format: assetFormat, content: z.string() }),
};

export const getInheritedFont = {
  request: z.object({ ...draftKey, hash, languages: getBrandFont.request.shape.languages }),
  value: getBrandFont.value,
};
