import * as z from 'zod/mini';
import { next, pageFields } from './operator-fields.schemas.ts';
import { brand, environment, hash, reason, releaseId } from './publishing/release-fields.schemas.ts';

/**
 * Number of a version of a brand. 0 means the brand file on the server, from which the brand was served before its
 * first release.
 */
const versionNumber = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647));
/** Path of an image as it is written in a brand file, relative to the folder of this file. */
const assetPath = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Text of a brand file, and hashes of its images. The caller must upload the images before it sends this document.
 */
const document = {
  brand,
  text: z.string().check(z.maxLength(256 * 1024)),
  assets: z.array(z.object({ path: assetPath, hash })).check(z.maxLength(40)),
};

/** Format of an image or a font of a brand. */
export const assetFormat = z.enum(['svg', 'png', 'jpeg', 'webp', 'woff2', 'woff', 'ttf', 'otf']);

const asset = z.object({ path: z.string(), hash, size: z.number() });

/**
 * Name of a base, which is a document from which a brand file inherits values. It is the code of a brand, or the name
 * of a base file, such as `latam.base`.
 */
const baseName = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?(?:\.base)?$/));

/**
 * Base (document from which a brand inherits values) of a version of a brand, as it was when the version was created.
 */
const base = z.object({
  name: z.string(),
  /** Version of the base, if the base is a brand. Null if the base is a file. */
  version: z.nullable(z.number()),
});

/**
 * Base files (files from which a document inherits values) that are sent together with the document. They have priority
 * over bases with the same name at the gateway.
 */
export const givenBases = z.optional(
  z.array(z.object({ name: baseName, text: z.string().check(z.maxLength(256 * 1024)) })).check(z.maxLength(4)),
);

export const brandProblem = z.object({
  /** JSON path of the wrong value, such as `$.theme.accent`. */
  path: z.string(),
  line: z.optional(z.number()),
  column: z.optional(z.number()),
  /**
   * Name of the base (document with inherited values) that contains the wrong value. Absent for a value of the document
   * itself.
   */
  inheritedFrom: z.optional(z.string()),
  /**
   * `code` is the kind of problem. `values` contains the texts and numbers for the placeholders in the translation of
   * this code. A value can also be a list, or another problem with its own `code` and `values`. Both fields are absent
   * if an older version of the gateway stored the problem.
   */
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.unknown())),
  /** English sentence that describes the problem. */
  reason: z.string(),
  /** English sentence that describes the remedy. */
  remedy: z.string(),
  /** Change that solves the problem. Absent when there are several ways to solve it. */
  fix: z.optional(
    z.object({
      path: z.array(z.union([z.string(), z.number()])),
      value: z.optional(z.unknown()),
      renameTo: z.optional(z.string()),
    }),
  ),
});
export type BrandProblem = z.infer<typeof brandProblem>;

const versionSummary = z.object({
  version: z.number(),
  hash,
  /** Version from which this version was created. Null if there is none. */
  baseVersion: z.nullable(z.number()),
  /** Bases (documents with inherited values) of the version, from the nearest to the most distant. */
  bases: z.array(base),
  note: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
});

const release = z.object({
  releaseId,
  version: z.number(),
  compileId: z.string(),
  build: z.string(),
  fileCount: z.number(),
  /**
   * Bytes that the release added to the storage. Files that were already stored are not counted, because releases share
   * equal files.
   */
  storedSize: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
});
export type Release = z.infer<typeof release>;

const environmentState = z.object({
  environment,
  /**
   * Number of changes of the environment. The next change must send this number in the `If-Match` header, so that it
   * does not overwrite a change of another person. 0 if the environment has shown nothing yet.
   */
  number: z.number(),
  releaseId: z.nullable(releaseId),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});

export const listManagedBrands = {
  request: z.object({}),
  value: z.object({
    brands: z.array(
      z.object({
        brand,
        name: z.string(),
        /**
         * Origin of the app that members see now. `release`: it was published as a release. `file`: it was built from
         * the brand file on the server. `draft`: members see no app yet, because the brand exists only as a draft.
         */
        source: z.enum(['release', 'file', 'draft']),
        liveVersion: z.nullable(z.number()),
        /** Id of the live release. Null if members see the app of a brand file on the server, or no app yet. */
        liveReleaseId: z.nullable(releaseId),
        latestVersion: z.nullable(z.number()),
        /** Id of the release that waits for approvals after a request for a review. Null if no release waits. */
        waitingReleaseId: z.nullable(releaseId),
      }),
    ),
  }),
};

export const listBrandVersions = {
  request: z.object({ brand }),
  value: z.object({ versions: z.array(versionSummary) }),
};

export const getBrandVersion = {
  request: z.object({ brand, version: versionNumber }),
  value: z.object({
    ...versionSummary.shape,
    /** Text of the brand file, including all values that it inherits. */
    text: z.string(),
    /**
     * Text of the brand file as it was written: without inherited values, and with the key `extends`. Equal to `text`
     * for a version that inherits from no base.
     */
    ownText: z.string(),
    assets: z.array(asset),
  }),
};

export const exportBrandVersion = {
  request: z.object({ brand, version: versionNumber }),
  value: z.object({
    fileName: z.string(),
    /** Text of the brand file as it was written: without inherited values, and with the key `extends`. */
    text: z.string(),
    /** Images with their bytes in base64, including the images of the bases. */
    assets: z.array(z.object({ ...asset.shape, content: z.string() })),
    /** Base files (files from which the brand file inherits), as they were when the version was created. */
    bases: z.array(z.object({ fileName: z.string(), text: z.string() })),
  }),
};

export const addBrandAsset = {
  request: z.object({
    brand,
    /** Bytes of a PNG, JPEG, WebP or SVG image, or of a font, in base64. */
    content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(6 * 1024 * 1024)),
    /**
     * Purpose of the file. It permits a more exact error message for a file of the wrong type. If absent, the first
     * bytes of the file decide if the file is checked as an image or as a font.
     */
    use: z.optional(z.enum(['image', 'font'])),
  }),
  value: z.object({ hash, size: z.number(), format: assetFormat }),
};

export const checkBrandDocument = {
  request: z.object({ ...document, bases: givenBases }),
  value: z.object({ problems: z.array(brandProblem) }),
};

export const importBrandVersion = {
  request: z.object({
    ...document,
    bases: givenBases,
    baseVersion: z.optional(versionNumber),
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  value: versionSummary,
};

export const composeRelease = {
  request: z.object({ brand, version: versionNumber }),
  value: release,
};

/** Fields of a page. A caller that sends no field gets the newest 200 entries. */
const page = { ...pageFields, limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 200) };

export const listReleases = {
  /** With `releaseId` or `version`, the list contains only the releases with this id or of this version. */
  request: z.object({ brand, releaseId: z.optional(releaseId), version: z.optional(versionNumber), ...page }),
  value: z.object({
    releases: z.array(
      z.object({
        ...release.shape,
        /** True if the release is live or was live before. The brand can then roll back to it without an approval. */
        wasLive: z.boolean(),
      }),
    ),
    next,
  }),
};

export const listEnvironments = {
  request: z.object({ brand }),
  value: z.object({ environments: z.array(environmentState) }),
};

export const listEnvironmentChanges = {
  request: z.object({ brand, environment, ...page }),
  value: z.object({
    changes: z.array(
      z.object({
        number: z.number(),
        /**
         * Kind of the change. `file` is the first entry of a brand whose app was served from a brand file before its
         * first release. The entry represents the files of that app, so that they can be restored. It has no reason.
         */
        kind: z.enum(['publish', 'rollback', 'file']),
        releaseId,
        previousReleaseId: z.nullable(releaseId),
        reason: z.string(),
        changedBy: z.string(),
        approvedBy: z.nullable(z.string()),
        approvers: z.array(z.string()),
        changedAt: z.string(),
      }),
    ),
    next,
  }),
};

export const publishRelease = {
  request: z.object({ brand, environment, releaseId, reason }),
  value: environmentState,
};

export const rollBackRelease = { ...publishRelease };

export const listInheritingBrands = {
  request: z.object({ brand }),
  value: z.object({
    /**
     * Bases (documents with inherited values) of the newest version of the brand, from the nearest to the most distant.
     */
    bases: z.array(
      z.object({
        name: z.string(),
        /** Version of the base from which the brand inherits. Null if the base is a file. */
        version: z.nullable(z.number()),
      }),
    ),
    brands: z.array(
      z.object({
        brand,
        /** Newest version of the brand. Null for a brand that is defined by a brand file of the server. */
        version: z.nullable(z.number()),
        /** Version of the base that the newest version of the brand uses. Null if the base is a file. */
        inheritedVersion: z.nullable(z.number()),
        /**
         * False if the base has a newer version than `inheritedVersion`. The brand inherits from the newer version when
         * an operator creates the next version of the brand.
         */
        isCurrent: z.boolean(),
      }),
    ),
  }),
};

export const listBaseFiles = {
  request: z.object({ brand }),
  value: z.object({
    /** Base files in the order of their names, such as `latam.base` for the file `latam.base.json`. */
    bases: z.array(z.object({ name: z.string() })),
  }),
};
