import type { BrandRuntime } from '@livery/merchant/runtime';
import { createContext, use } from 'react';

/** Reads the brand data that the build writes into the page. Throws when the page has no brand data. */
export const readBrand = (page: Document): BrandRuntime => {
  const json = page.getElementById('brand')?.textContent;
  if (!json) throw new Error('The page has no brand data');
  return JSON.parse(json) as BrandRuntime;
};

export const BrandContext = createContext<BrandRuntime | null>(null);

export const useBrand = (): BrandRuntime => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext provider');
  return brand;
};
