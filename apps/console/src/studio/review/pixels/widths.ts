/** Sizes of the screens on which releases are compared, in CSS pixels. */
export const comparedSizes = [
  { id: '390', width: 390, height: 844 },
  { id: '820', width: 820, height: 1180 },
  { id: '1440', width: 1440, height: 900 },
] as const;

export type ComparedSize = (typeof comparedSizes)[number];
