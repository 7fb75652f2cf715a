import { type Composed, composeLoadedBrand, findUnchanged } from '@livery/composer/compose/compose-brand';
import { type ComposeContext, loadComposeContext } from '@livery/composer/compose/compose-context';
import { type Problem, toProblems } from '@livery/composer/problem';
import { findFolderProblems } from '@livery/composer/read/folder-problems';
import { readBrand } from '@livery/composer/read/read-brand';

interface BundleAllOptions {
  readonly brandFiles: readonly string[];
  readonly compileDir: string;
  readonly outDir: string;
}

/**
 * Maximum number of brands that are built at the same time. While the build of one brand waits for the disk, the
 * build of another brand uses the processor.
 */
const concurrency = 8;

/**
 * Builds the bundles of several brands from one compiled app. If a brand has problems, the function returns them and
 * leaves the brand's previous bundle unchanged. The other brands are still built.
 */
export async function bundleAll({
  brandFiles,
  compileDir,
  outDir,
}: BundleAllOptions): Promise<{ composed: Composed[]; problems: Problem[] }> {
  const context = await loadComposeContext(compileDir);
  const folderProblems = await findFolderProblems(brandFiles);
  const composed: Composed[] = [];
  const problems: Problem[] = [...folderProblems.values()].flat();
  const files = brandFiles.filter((file) => !folderProblems.has(file));
  for (let start = 0; start < files.length; start += concurrency) {
    const results = await Promise.all(
      files.slice(start, start + concurrency).map((file) => composeOrExplain(context, file, outDir)),
    );
    for (const result of results) {
      if ('problems' in result) problems.push(...result.problems);
      else composed.push(result);
    }
  }
  return { composed, problems };
}

async function composeOrExplain(
  context: ComposeContext,
  file: string,
  outDir: string,
): Promise<Composed | { readonly problems: readonly Problem[] }> {
  try {
    return (
      (await findUnchanged(context, file, outDir)) ?? (await composeLoadedBrand(context, await readBrand(file), outDir))
    );
  } catch (error) {
    return { problems: toProblems(file, error) };
  }
}
