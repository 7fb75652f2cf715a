import * as z from 'zod/mini';

/** Names of the measurements, as the library `web-vitals` defines them. All but CLS are milliseconds. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const vital = z.object({ name: z.enum(vitalNames), value: z.number().check(z.minimum(0), z.maximum(600_000)) });

const scriptError = z.object({
  message: z.string().check(z.maxLength(300)),
  /** Path of the script without its origin. */
  source: z.optional(z.string().check(z.maxLength(200))),
  line: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
});

/** Speed and errors of one page. It contains no data about the visitor. */
export const sendPageReport = {
  request: z.object({
    /** First two segments of the page's path. */
    page: z.string().check(z.maxLength(100)),
    vitals: z.array(vital).check(z.maxLength(10)),
    errors: z.array(scriptError).check(z.maxLength(5)),
  }),
  value: z.object({ received: z.literal(true) }),
};
