/** What an application to a promotion may be (specification, section 5). The comment in characters as a reader counts them. */
export const applicationLimits = { comment: 140, images: 3 } as const;
