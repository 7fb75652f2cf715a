import * as z from 'zod/mini';

export const appResource = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']),
  /** URL of the installation file or the icon: a path of the gateway or an http(s) URL. */
  url: z.string(),
});
export type AppResource = z.infer<typeof appResource>;

export const versionInfo = {
  request: z.object({}),
  value: z.object({
    /** Installation files of the app, at most one for each resource type. A missing type cannot be installed. */
    version: z.object({ pathList: z.array(appResource) }),
    /** Other files for the installation page, e.g. the app icon. */
    resources: z.array(appResource),
  }),
};
export type VersionInfo = z.infer<typeof versionInfo.value>;
