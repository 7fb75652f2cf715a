import { type Composed, composeLoadedBrand, findUnchanged } from './compose/compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose/compose-context.ts';
import { InvalidBrandError, type Problem } from './problem.ts';
import { type Brand, readBrand } from './read/read-brand.ts';

interface BundleAllOptions {
  readonly brandFiles: readonly string[];
  readonly compileDir: string;
  readonly outDir: string;
}

/**
 * Maximum number of brands that are built at the same time. While one brand waits for the disk, another one uses the
 * processor.
 */
const concurrency = 8;

/**
 * Builds the bundles of several brands from one compiled app. When a brand file has problems, the problems are
 * returned, the old bundle stays, and the other brands are still built.
 */
export async function bundleAll({
  brandFiles,
  compileDir,
  outDir,
}: BundleAllOptions): Promise<{ composed: Composed[]; problems: Problem[] }> {
  const context = await loadComposeContext(compileDir);
  const fileByCode = new Map<string, string>();
  const composed: Composed[] = [];
  const problems: Problem[] = [];
  for (let start = 0; start < brandFiles.length; start += concurrency) {
    const read = await Promise.all(
      brandFiles
        .slice(start, start + concurrency)
        .map((file) => toOutcome(file, () => readIfChanged(context, file, outDir))),
    );
    // When two files have the same brand code, the first file in the list gets the code. The order in which the files
    // were read does not matter, so the result is the same in every run.
    const claimed = read.map((outcome) => ('problems' in outcome ? outcome : claimCode(outcome, fileByCode)));
    const results = await Promise.all(
      claimed.map((outcome) =>
        'problems' in outcome ? outcome : toOutcome(outcome.file, () => compose(context, outcome.value, outDir)),
      ),
    );
    for (const outcome of results) {
      if ('problems' in outcome) problems.push(...outcome.problems);
      else composed.push(outcome.value);
    }
  }
  return { composed, problems };
}

type Outcome<T> = { readonly file: string; readonly value: T } | { readonly problems: readonly Problem[] };

async function toOutcome<T>(file: string, run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { file, value: await run() };
  } catch (error) {
    if (error instanceof InvalidBrandError) return { problems: error.problems };
    throw error;
  }
}

async function readIfChanged(context: ComposeContext, file: string, outDir: string): Promise<Brand | Composed> {
  return (await findUnchanged(context, file, outDir)) ?? readBrand(file);
}

function claimCode(
  { file, value }: { file: string; value: Brand | Composed },
  fileByCode: Map<string, string>,
): Outcome<Brand | Composed> {
  const code = 'merchant' in value ? value.merchant.code : value.code;
  const other = fileByCode.get(code);
  if (other !== undefined)
    return {
      problems: [
        {
          file,
          path: '$.code',
          reason: `${code} is already the code of ${other}`,
          remedy: 'give each brand a code of its own',
        },
      ],
    };
  fileByCode.set(code, file);
  return { file, value };
}

async function compose(context: ComposeContext, value: Brand | Composed, outDir: string): Promise<Composed> {
  return 'merchant' in value ? composeLoadedBrand(context, value, outDir) : value;
}
