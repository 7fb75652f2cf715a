/** Screen sizes that the operator can choose for the preview, in CSS pixels. */
export const sizes = [
  { id: 'small', width: 320, height: 568 },
  { id: 'phone', width: 390, height: 844 },
  { id: 'large', width: 480, height: 960 },
  { id: 'tablet', width: 820, height: 1180 },
  { id: 'desktop', width: 1280, height: 800 },
] as const;

export type SizeId = (typeof sizes)[number]['id'];
export type ScreenSize = Pick<(typeof sizes)[number], 'width' | 'height'>;

export const findSize = (id: SizeId) => sizes.find((size) => size.id === id) ?? sizes[1];
