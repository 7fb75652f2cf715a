import * as z from 'zod/mini';

export const appResource = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']),
  /** A path of the gateway or an http(s) address. */
  url: z.string(),
});
export type AppResource = z.infer<typeof appResource>;

export const versionInfo = {
  request: z.object({}),
  value: z.object({
    /** What is downloaded. A platform that is not named has no app. */
    version: z.object({ pathList: z.array(appResource) }),
    /** What goes with it, such as the app's icon. */
    resources: z.array(appResource),
  }),
};
export type VersionInfo = z.infer<typeof versionInfo.value>;
