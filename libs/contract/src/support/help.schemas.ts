import * as z from 'zod/mini';

export const helpPage = z.object({
  id: z.string(),
  title: z.string(),
  /** Untrusted HTML. Sanitise it before you display it. */
  content: z.string(),
});
export type HelpPage = z.infer<typeof helpPage>;

export const helpCenter = {
  request: z.object({
    device: z.literal('MOBILE'),
    /**
     * Requested section: `help` contains help pages, and `agreement` contains the user agreement. If absent, `help`
     * is used.
     */
    shelf: z._default(z.enum(['help', 'agreement']), 'help'),
    language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  value: z.object({ list: z.array(helpPage) }),
};
