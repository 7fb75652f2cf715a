import { type Composed, composeRead, unchanged } from './compose/compose-brand.ts';
import { openCompiled } from './compose/composer.ts';
import { BrandRefused, type Problem } from './problem.ts';
import { readBrand } from './read/read-brand.ts';

interface BundleAllOptions {
  readonly brandFiles: readonly string[];
  readonly compileDir: string;
  readonly outDir: string;
}

/** Composes brands one after another from one compiled app. A brand with mistakes is left as it was and reported; the others are made. */
export async function bundleAll({ brandFiles, compileDir, outDir }: BundleAllOptions): Promise<{ composed: Composed[]; problems: Problem[] }> {
  const composer = await openCompiled(compileDir);
  const composed: Composed[] = [];
  const problems: Problem[] = [];
  const fileOf = new Map<string, string>();
  for (const file of brandFiles) {
    try {
      const asItWas = await unchanged(composer, file, outDir);
      const brand = asItWas ?? (await readBrand(file));
      const code = 'merchant' in brand ? brand.merchant.code : brand.code;
      const other = fileOf.get(code);
      if (other !== undefined) {
        problems.push({ file, path: '$.code', reason: `${code} is already the code of ${other}`, remedy: 'give each brand a code of its own' });
        continue;
      }
      fileOf.set(code, file);
      composed.push('merchant' in brand ? await composeRead(composer, brand, outDir) : brand);
    } catch (error) {
      if (!(error instanceof BrandRefused)) throw error;
      problems.push(...error.problems);
    }
  }
  return { composed, problems };
}
