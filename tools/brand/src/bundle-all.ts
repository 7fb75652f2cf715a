import { type Composed, composeRead, unchanged } from './compose/compose-brand.ts';
import { type Composer, openCompiled } from './compose/composer.ts';
import { BrandRefused, type Problem } from './problem.ts';
import { type Brand, readBrand } from './read/read-brand.ts';

interface BundleAllOptions {
  readonly brandFiles: readonly string[];
  readonly compileDir: string;
  readonly outDir: string;
}

/** Brands under way at once: while the disk works for one, the processor works for another. */
const atOnce = 8;

/** Composes brands from one compiled app. A brand with mistakes is left as it was and reported; the others are made. */
export async function bundleAll({
  brandFiles,
  compileDir,
  outDir,
}: BundleAllOptions): Promise<{ composed: Composed[]; problems: Problem[] }> {
  const composer = await openCompiled(compileDir);
  const fileOf = new Map<string, string>();
  const composed: Composed[] = [];
  const problems: Problem[] = [];
  for (let start = 0; start < brandFiles.length; start += atOnce) {
    const read = await Promise.all(
      brandFiles.slice(start, start + atOnce).map((file) => outcomeOf(file, () => readOrKeep(composer, file, outDir))),
    );
    // Codes are claimed in the order of the files, whichever was read first.
    const claimed = read.map((outcome) => ('problems' in outcome ? outcome : claim(outcome, fileOf)));
    const made = await Promise.all(
      claimed.map((outcome) =>
        'problems' in outcome ? outcome : outcomeOf(outcome.file, () => compose(composer, outcome.value, outDir)),
      ),
    );
    for (const outcome of made) {
      if ('problems' in outcome) problems.push(...outcome.problems);
      else composed.push(outcome.value);
    }
  }
  return { composed, problems };
}

type Outcome<T> = { readonly file: string; readonly value: T } | { readonly problems: readonly Problem[] };

async function outcomeOf<T>(file: string, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { file, value: await work() };
  } catch (error) {
    if (error instanceof BrandRefused) return { problems: error.problems };
    throw error;
  }
}

async function readOrKeep(composer: Composer, file: string, outDir: string): Promise<Brand | Composed> {
  return (await unchanged(composer, file, outDir)) ?? readBrand(file);
}

function claim(
  { file, value }: { file: string; value: Brand | Composed },
  fileOf: Map<string, string>,
): Outcome<Brand | Composed> {
  const code = 'merchant' in value ? value.merchant.code : value.code;
  const other = fileOf.get(code);
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
  fileOf.set(code, file);
  return { file, value };
}

async function compose(composer: Composer, value: Brand | Composed, outDir: string): Promise<Composed> {
  return 'merchant' in value ? composeRead(composer, value, outDir) : value;
}
