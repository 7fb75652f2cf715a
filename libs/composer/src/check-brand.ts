import { findInvisibleImages } from './images/logo-visibility.ts';
import { findUnsupportedSvg } from './images/svg-support.ts';
import { type Problem, toProblems } from './problem.ts';
import type { ProductFacts } from './product-facts.ts';
import { findMissingLetterProblems } from './read/letter-problems.ts';
import { findProductProblems } from './read/product-problems.ts';
import { type Brand, type BrandDocument, readBrand, readBrandDocument } from './read/read-brand.ts';

/**
 * Finds all problems of a brand file and its images. Without `facts`, links, text keys and the letters of own fonts are
 * not checked.
 */
export function checkBrand(file: string, facts?: ProductFacts): Promise<readonly Problem[]> {
  return findAllProblems(file, () => readBrand(file), facts);
}

/**
 * Finds all problems of a brand in memory. Without `facts`, links, text keys and the letters of own fonts are not
 * checked.
 */
export function checkBrandDocument(document: BrandDocument, facts?: ProductFacts): Promise<readonly Problem[]> {
  return findAllProblems(document.file, () => readBrandDocument(document), facts);
}

async function findAllProblems(
  file: string,
  read: () => Promise<Brand>,
  facts: ProductFacts | undefined,
): Promise<readonly Problem[]> {
  try {
    const brand = await read();
    const unsupported = await findUnsupportedSvg(brand);
    return unsupported.length > 0 ? unsupported : await findBrandProblems(brand, facts);
  } catch (error) {
    return toProblems(file, error);
  }
}

/**
 * Finds problems of a brand that passed the validation: references to missing parts of the app, letters that an own
 * font lacks, and invisible images. Without `facts`, only the images are checked.
 */
export async function findBrandProblems(brand: Brand, facts?: ProductFacts): Promise<readonly Problem[]> {
  const product = facts === undefined ? [] : findProductProblems(brand.merchant, facts);
  return [
    ...product.map(({ path, ...problem }): Problem => ({ ...brand.locate(path), ...problem })),
    ...(facts === undefined ? [] : await findMissingLetterProblems(brand, facts)),
    ...(await findInvisibleImages(brand)),
  ];
}
