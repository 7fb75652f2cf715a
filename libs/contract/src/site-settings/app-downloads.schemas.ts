import * as z from 'zod/mini';

export const appResource = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']),
  /** URL of the file: a path of the gateway or an http(s) URL. */
  url: z.string(),
});
export type AppResource = z.infer<typeof appResource>;

export const versionInfo = {
  request: z.object({}),
  value: z.object({
    /** Installable apps by platform. A platform without an app is missing from the list. */
    version: z.object({ pathList: z.array(appResource) }),
    /** Other files for the installation page, e.g. the app icon. */
    resources: z.array(appResource),
  }),
};
export type VersionInfo = z.infer<typeof versionInfo.value>;
