import * as z from 'zod/mini';

/** Side of an image without text on which the title is placed in white. The image is calm and dark there. */
export const textSide = z.enum(['left', 'right']);
export type TextSide = z.infer<typeof textSide>;

export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Untrusted HTML. It must be sanitised before display. */
  content: z.string(),
  type: z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']),
  groupName: z.string(),
  promotionType: z.nullable(z.string()),
  /** A: logged-in members. B: guests. F: members at their first log-in. */
  execution: z.nullable(z.enum(['A', 'B', 'F'])),
  /** Sequence 1 is the main image. An image without `calmSide` contains its own text. */
  announcementImages: z.array(z.object({ sequence: z.number(), url: z.string(), calmSide: z.optional(textSide) })),
  /** Target of a tap: a path of the app, an http(s) URL, or null for none. */
  link: z.nullable(z.string()),
  publishedAt: z.string(),
});
export type Announcement = z.infer<typeof announcement>;

export const listAnnouncements = {
  request: z.object({
    /** Comma-separated content types, e.g. `B,PL,PU,H`. */
    types: z.string().check(z.regex(/^(A|PL|B|PU|PR|H)(,(A|PL|B|PU|PR|H)){0,5}$/)),
    groupName: z.enum(['m_home', 'm_game', 'm_reg']),
    platform: z.literal('M'),
  }),
  value: z.object({ list: z.array(announcement) }),
};
