import { useBrand } from '@livery/kit/brand';

const widths = [104, 208, 312] as const;

export interface Artwork {
  /** `src` and, where the address holds `{width}`, `srcSet` of a picture. */
  readonly set: (url: string) => { src: string; srcSet?: string };
  /** The picture at one of its widths, in physical pixels. */
  readonly at: (url: string, width: (typeof widths)[number]) => string;
}

const byGateway = new Map<string, Artwork>();

const artworkOf = (gateway: string): Artwork => {
  const at: Artwork['at'] = (url, width) =>
    (url.startsWith('/') ? gateway : '') + url.replace('{width}', String(width));
  const set: Artwork['set'] = (url) => ({
    src: at(url, 208),
    ...(url.includes('{width}') && { srcSet: widths.map((width) => `${at(url, width)} ${width}w`).join(',') }),
  });
  return { at, set };
};

/** Addresses of the gateway's pictures: a path without an origin is the gateway's. */
export const useArtwork = (): Artwork => {
  const { gateway } = useBrand();
  const known = byGateway.get(gateway) ?? artworkOf(gateway);
  byGateway.set(gateway, known);
  return known;
};
