import { BrandRefused, type Problem } from './problem.ts';
import { readBrand } from './read/read-brand.ts';

/** Every mistake of a brand file, or none. */
export async function checkBrand(file: string): Promise<readonly Problem[]> {
  try {
    await readBrand(file);
    return [];
  } catch (error) {
    if (error instanceof BrandRefused) return error.problems;
    throw error;
  }
}
