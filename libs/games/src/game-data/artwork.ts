import { useBrand } from '@livery/kit/brand';
import { useMemo } from 'react';

const widths = [104, 208, 312] as const;

export interface Artwork {
  /**
   * Returns the image props of a URL. A URL with the placeholder `{width}` exists in several widths, and also gets a
   * `srcSet`.
   */
  readonly toImageProps: (url: string) => { src: string; srcSet?: string };
  /** Returns the URL of the image file with this width. `width` is in physical pixels. */
  readonly toUrl: (url: string, width: (typeof widths)[number]) => string;
}

const createArtwork = (gateway: string): Artwork => {
  const toUrl: Artwork['toUrl'] = (url, width) =>
    (url.startsWith('/') ? gateway : '') + url.replace('{width}', String(width));
  const toImageProps: Artwork['toImageProps'] = (url) => ({
    src: toUrl(url, 208),
    ...(url.includes('{width}') && { srcSet: widths.map((width) => `${toUrl(url, width)} ${width}w`).join(',') }),
  });
  return { toUrl, toImageProps };
};

/** Returns functions that create image URLs. A path such as `/media/a.webp` gets the gateway's origin. */
export const useArtwork = (): Artwork => {
  const { gateway } = useBrand();
  return useMemo(() => createArtwork(gateway), [gateway]);
};
