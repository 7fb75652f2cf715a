import { undrawable } from './images/drawable.ts';
import { BrandRefused, type Problem } from './problem.ts';
import { readBrand } from './read/read-brand.ts';

/** Every mistake of a brand file, or none. */
export async function checkBrand(file: string): Promise<readonly Problem[]> {
  try {
    return await undrawable(await readBrand(file));
  } catch (error) {
    if (error instanceof BrandRefused) return error.problems;
    throw error;
  }
}
