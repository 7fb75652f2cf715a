/**
 * Limits of an application to a promotion (specification, section 5). The comment is counted in user-perceived
 * characters.
 */
export const applicationLimits = { comment: 140, images: 3 } as const;
