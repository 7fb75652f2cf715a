import { useBrand } from '@livery/kit/brand';

/** Returns a function that converts an image path to a URL. A relative path belongs to the gateway's origin. */
export const useImageUrl = (): ((url: string) => string) => {
  const { gateway } = useBrand();
  return (url) => (url.startsWith('/') ? gateway + url : url);
};
