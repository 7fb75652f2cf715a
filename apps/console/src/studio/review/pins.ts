import type { Review } from './review.api.ts';

/** Place on a screen of a release. */
export type Pin = NonNullable<Review['comments'][number]['pin']>;

/** Returns the address of the comparison at the screen of a pin, relative to the review of its release. */
export const buildPinLink = ({ route, language, width }: Pin): string =>
  `?${new URLSearchParams({ view: 'pixels', screen: route, language, width: String(width) }).toString()}`;
