/**
 * Limits of an application to a promotion (specification, section 5): characters of the comment and number of images. A
 * character is what a user perceives as one, e.g. an emoji.
 */
export const applicationLimits = { comment: 140, images: 3 } as const;
