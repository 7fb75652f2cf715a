import * as z from 'zod/mini';
import { brand, hash, releaseId } from './release-fields.schemas.ts';

/** Id of a release, or the number of a version with the prefix `v`. */
const reference = z.string().check(z.regex(/^(?:[0-9a-f]{32}|v[1-9]\d{0,8})$/));

const side = z.object({
  /** Id of the release. Null if a version is compared, because a version has no built files and is no release. */
  releaseId: z.nullable(releaseId),
  version: z.number(),
  build: z.nullable(z.string()),
  compileId: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
});

const valueChange = z.object({
  /** First key of `path`, such as `theme`. */
  section: z.string(),
  /** Path in the brand file, such as `theme.accent` or `assets.hero.alt.EN`. */
  path: z.string(),
  /** Language of a text. Null for a value that is the same in all languages. */
  language: z.nullable(z.string()),
  /** Title in English of the feature flag that changed. Null if the value is not a feature flag. */
  title: z.nullable(z.string()),
  /** Value on the first side of the comparison, as JSON. Null if this side does not have the value. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

const imageChange = z.object({ path: z.string(), before: z.nullable(hash), after: z.nullable(hash) });

/**
 * Sizes in bytes of the data that a browser loads. For a file that the server also stores in compressed form (brotli),
 * the compressed size is used.
 */
const sizes = z.object({ fileCount: z.number(), total: z.number(), firstLoad: z.number() });

const fileChange = z.object({
  path: z.string(),
  /** Size of the file in bytes on the first side of the comparison. Null if this side does not have the file. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  /**
   * Ids of the features to which the file belongs. Empty if several features use the file in one release. The list has
   * two ids if the file belongs to one feature in the first release and to another feature in the second release.
   */
  features: z.array(z.string()),
  isFirstLoad: z.boolean(),
});

const featureChange = z.object({ id: z.string(), fileCount: z.number(), size: z.number() });

const changes = <Item extends z.ZodMiniType>(item: Item) => z.object({ added: z.array(item), removed: z.array(item) });

export const compareReleases = {
  request: z.object({ brand, before: reference, after: reference }),
  value: z.object({
    before: side,
    after: side,
    values: z.array(valueChange),
    images: z.array(imageChange),
    /**
     * Second colour mode of `after`, `light` or `dark`, if its colours or its logo differ from those in `before`. Null
     * if they are equal, or if the brand has only one mode.
     */
    otherMode: z.nullable(z.enum(['light', 'dark'])),
    /**
     * Sizes of both compared releases, and the files that differ. Null if one side is a version, because a version
     * has no built files.
     */
    bytes: z.nullable(
      z.object({
        before: sizes,
        after: sizes,
        files: z.array(fileChange),
        /** Number of changed files that are not in `files`, because `files` has a maximum length. */
        moreFiles: z.number(),
        features: changes(featureChange),
      }),
    ),
    /**
     * Changed routes, menu entries and calls of the app. Null if one side is a version, because a version has no
     * compiled app.
     */
    behaviour: z.nullable(
      z.object({
        routes: changes(z.object({ path: z.string(), feature: z.string() })),
        menu: changes(z.object({ slot: z.string(), path: z.string() })),
        calls: changes(z.object({ name: z.string(), method: z.string(), path: z.string() })),
        /**
         * False if the gateway does not have the compiled app of `before` or of `after`. The routes and menu entries of
         * that release are then unknown, so all entries of the other release are listed as changes.
         */
        isComplete: z.boolean(),
      }),
    ),
  }),
};
