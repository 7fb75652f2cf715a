import * as z from 'zod/mini';

export const openDraftPreview = {
  request: z.object({
    brand: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)),
    draftId: z.uuid(),
  }),
  value: z.object({
    /** Address that shows the draft in the app of the members. It contains a key, so it needs no log-in. */
    url: z.string(),
    /** Origin of the preview, for messages between the editor and the page. */
    origin: z.string(),
    /** Time at which the address ends. A further call of the same operator extends it, and the address stays. */
    endsAt: z.string(),
  }),
};
