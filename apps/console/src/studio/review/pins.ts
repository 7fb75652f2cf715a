import type { Review } from './review.api.ts';

/** Position of a comment on a screen of a release. */
export type Pin = NonNullable<Review['comments'][number]['pin']>;

/**
 * Returns the URL of the comparison for the screen of a pin (the position of a comment), relative to the review page
 * of the release.
 */
export const buildPinLink = ({ route, language, width, mode }: Pin): string =>
  `?${new URLSearchParams({ view: 'pixels', screen: route, language, width: String(width), ...(mode && { mode }) }).toString()}`;
