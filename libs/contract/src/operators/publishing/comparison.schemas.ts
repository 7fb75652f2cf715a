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
 * Sizes in bytes, as a browser loads the files. If the server has a copy of a file that is compressed with brotli,
 * the size of this copy counts.
 */
const sizes = z.object({ fileCount: z.number(), total: z.number(), firstLoad: z.number() });

const fileChange = z.object({
  path: z.string(),
  /** Size of the file in bytes on the first side of the comparison. Null if this side does not have the file. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  /**
   * Ids of the features that alone use the file. The list can have two items, because the feature can differ between
   * the compared releases. Empty if several features use the file.
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
     * Colour mode (`light` or `dark`) of `after` that is not its usual mode, if the colours or the logo of this mode
     * differ between `before` and `after`. Null if they are equal, or if the brand has only one mode.
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
        /** Number of changed files that `files` leaves out. */
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
         * False if the gateway does not know the compiled app of one of the two releases. In this case, `routes` and
         * `menu` are compared without the routes and menu entries of this release.
         */
        isComplete: z.boolean(),
      }),
    ),
  }),
};
