import { type Composed, composeLoadedBrand, findUnchanged } from './compose/compose-brand.ts';
import { type ComposeContext, loadComposeContext } from './compose/compose-context.ts';
import { InvalidBrandError, type Problem } from './problem.ts';
import { type Brand, readBrand } from './read/read-brand.ts';

interface BundleAllOptions {
  readonly brandFiles: readonly string[];
  readonly compileDir: string;
  readonly outDir: string;
}

/** Max brands composed in parallel: while one waits for the disk, another uses the processor. */
const concurrency = 8;

/**
 * Composes brands from one compiled app. A brand with problems is reported and its existing bundle stays; the others
 * are composed.
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
    // Brands claim their codes in the order of the files, not in the order in which the files were read. So the same
    // file wins in every run.
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
