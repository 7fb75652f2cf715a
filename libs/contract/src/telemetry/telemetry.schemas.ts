import * as z from 'zod/mini';

/** Names of the measurements, as the library `web-vitals` defines them. All values except CLS are in milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const vital = z.object({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600_000)) });

const scriptError = z.object({
  message: z.string().check(z.maxLength(300)),
  /** Path of the script that caused the error, without its origin. */
  source: z.optional(z.string().check(z.maxLength(200))),
  line: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
});

/**
 * Part of a page report that is about a trial. In a trial, a share of the visitors sees a new release, and all other
 * visitors see the live release.
 */
const trialPart = z.object({
  /**
   * Value of the trial's cookie: the id of the trial, a dot, and the group of the visitor. The group `c` (candidate)
   * sees the new release, and the group `s` (stable) sees the live release.
   */
  visit: z.string().check(z.regex(/^[0-9a-f-]{36}\.[cs]$/)),
  /** Id of the app's build that the page runs. */
  build: z.string().check(z.maxLength(64)),
  /**
   * Origin of the page: the gateway over the network (`network`) or the cache of the service worker (`worker`). Present
   * only in the first report that a browser sends about this build of the app.
   */
  started: z.optional(z.enum(['network', 'worker'])),
  /** True for the first script error of this build that the browser reports. Absent for later errors. */
  hasFailed: z.optional(z.boolean()),
});

/**
 * Reports the speed and the script errors of one page to the gateway. The report contains no data about the visitor.
 */
export const sendPageReport = {
  request: z.object({
    /** First two segments of the page's path. */
    page: z.string().check(z.maxLength(100)),
    vitals: z.array(vital).check(z.maxLength(10)),
    errors: z.array(scriptError).check(z.maxLength(5)),
    /** Data about the running trial. Absent if no trial is running. */
    trial: z.optional(trialPart),
  }),
  value: z.object({ received: z.literal(true) }),
};

const pageView = z.object({
  /** First two segments of the page's path. */
  page: z.string().check(z.regex(/^\/[\w/-]{0,99}$/)),
  /** Whole seconds for which the page was visible. */
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});

/**
 * Reports the pages that a visitor opened during one visit, in their order. A visit ends when the app is closed or
 * reloaded. The request contains no data that identifies the visitor or connects two visits.
 */
export const sendPageViews = {
  request: z.object({
    /** Random id of the visit, which the app creates and does not store. */
    visit: z.uuid(),
    views: z.array(pageView).check(z.minLength(1), z.maxLength(50)),
    /** Language of the app, such as `EN`. */
    language: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** True if the app is installed on the device. False if it runs in a browser tab. */
    installed: z.boolean(),
    /**
     * Host of the site from which the visitor came. Null if there is no such site, or if it is the brand's own site.
     */
    referrer: z.nullable(z.string().check(z.regex(/^[a-z0-9.-]{1,100}$/))),
  }),
  value: z.object({ received: z.literal(true) }),
};
