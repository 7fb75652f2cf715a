import { useBrand } from '@livery/kit/brand';

/** The address of a picture of the gateway: a path without an origin is the gateway's own. */
export const useImageUrl = (): ((url: string) => string) => {
  const { gateway } = useBrand();
  return (url) => (url.startsWith('/') ? gateway + url : url);
};
