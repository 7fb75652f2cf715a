import * as z from 'zod/mini';

/**
 * Side of an image on which the app places the title. The title is white, so the image must be dark and have few
 * details on this side.
 */
export const textSide = z.enum(['left', 'right']);
export type TextSide = z.infer<typeof textSide>;

export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Untrusted HTML. Sanitise it before you display it. */
  content: z.string(),
  type: z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']),
  groupName: z.string(),
  promotionType: z.nullable(z.string()),
  /**
   * Visitors to whom a pop-up is shown. A: logged-in members. B: guests. F: members at their first log-in. A pop-up
   * with null is shown to nobody.
   */
  execution: z.nullable(z.enum(['A', 'B', 'F'])),
  /**
   * Images of the announcement. The image with `sequence` 1 is the main image. `calmSide` is the side of the image on
   * which the app places the title. If `calmSide` is absent, the image itself contains the text.
   */
  announcementImages: z.array(z.object({ sequence: z.number(), url: z.string(), calmSide: z.optional(textSide) })),
  /** Page that a tap opens: a path of the app or an http(s) URL. Null if a tap opens nothing. */
  link: z.nullable(z.string()),
  publishedAt: z.string(),
});
export type Announcement = z.infer<typeof announcement>;

export const listAnnouncements = {
  request: z.object({
    /**
     * Comma-separated content types of the requested announcements, e.g. `B,PL,PU,H`. `ContentType` lists the codes.
     */
    types: z.string().check(z.regex(/^(A|PL|B|PU|PR|H)(,(A|PL|B|PU|PR|H)){0,5}$/)),
    groupName: z.enum(['m_home', 'm_game', 'm_reg']),
    platform: z.literal('M'),
  }),
  value: z.object({ list: z.array(announcement) }),
};
