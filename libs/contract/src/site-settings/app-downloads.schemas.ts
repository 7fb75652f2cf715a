import * as z from 'zod/mini';

export const appResource = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']),
  /** A path of the gateway or an http(s) URL. */
  url: z.string(),
});
export type AppResource = z.infer<typeof appResource>;

export const versionInfo = {
  request: z.object({}),
  value: z.object({
    /** Downloads by platform. A platform that is missing has no app. */
    version: z.object({ pathList: z.array(appResource) }),
    /** Additional files, e.g. the app icon. */
    resources: z.array(appResource),
  }),
};
export type VersionInfo = z.infer<typeof versionInfo.value>;
