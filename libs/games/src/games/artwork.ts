const widths = [104, 208, 312] as const;

/** The picture at one of its widths, in physical pixels. */
export const artworkAt = (url: string, width: (typeof widths)[number]): string => url.replace('{width}', String(width));

/** The addresses of a picture whose address holds `{width}`; one that does not is used as it is. */
export const artwork = (url: string): { src: string; srcSet?: string } =>
  url.includes('{width}') ? { src: artworkAt(url, 208), srcSet: widths.map((width) => `${artworkAt(url, width)} ${width}w`).join(',') } : { src: url };
