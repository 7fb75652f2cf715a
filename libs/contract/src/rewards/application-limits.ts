/**
 * Limits of an application to a promotion (specification, section 5): maximum number of characters of the comment,
 * and maximum number of images. An emoji counts as one character, even if it has several code points.
 */
export const applicationLimits = { comment: 140, images: 3 } as const;
