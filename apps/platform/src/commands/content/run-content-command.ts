import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Clock, systemClock } from '../../core/clock/clock.ts';
import type { Config } from '../../core/config/config.ts';
import { loadBrandFiles } from '../../core/config/load-brand-files.ts';
import { connectDatabase } from '../../core/db/connect-database.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { parseArguments } from '../parse-arguments.ts';

const usage = `Usage: npm run content -- <command>

  export --brand <code> --out <folder>                writes the content of a brand into a folder
  import --brand <code> --from <folder> [--dry-run]   replaces the content of a brand by that of a folder`;

export type ContentCommandConfig = Pick<
  Config,
  'dataFolder' | 'databaseUrl' | 'migrationUrl' | 'isDemo' | 'runtime' | 'merchantsFolder'
>;

const throwError = (error: unknown): never => {
  throw error;
};

const readArgs = (args: readonly string[]) => {
  const { positionals, values } = parseArguments(
    args,
    {
      brand: { type: 'string' },
      out: { type: 'string' },
      from: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    usage,
  );
  const [command, ...rest] = positionals;
  const folder = command === 'export' ? values.out : values.from;
  const isComplete = (command === 'export' || command === 'import') && rest.length === 0 && values.brand && folder;
  if (!isComplete) throw new RangeError(usage);
  return { command, code: values.brand as string, folder, isDryRun: values['dry-run'] };
};

const findBrand = async ({ merchantsFolder }: ContentCommandConfig, code: string): Promise<Merchant> => {
  const { brands, problems } = await loadBrandFiles(merchantsFolder, new Map());
  const brand = brands.find((each) => each.code === code);
  if (brand) return brand;
  const codes = brands.map((each) => each.code).join(', ');
  throw new RangeError([`There is no brand ${code}. The brands are: ${codes}.`, ...problems].join('\n'));
};

/**
 * Runs `npm run content` with the given arguments and returns the text to print. Throws a RangeError for wrong
 * arguments, for an unknown brand, and for an import into a demonstration. Throws a ContentError for content that
 * cannot be imported.
 */
export const runContentCommand = async (
  args: readonly string[],
  config: ContentCommandConfig,
  clock: Clock = systemClock,
): Promise<string> => {
  const { command, code, folder, isDryRun } = readArgs(args);
  if (command === 'import' && config.isDemo)
    throw new RangeError('DEMO is on. A demonstration has its own content: set DEMO=off and a database of production.');
  const brand = await findBrand(config, code);
  const { db, close } = await connectDatabase(config, throwError);
  try {
    if (command === 'export') return await exportContent({ db, brand, folder });
    return await importContent({ db, clock, brand, folder, isDryRun });
  } finally {
    await close();
  }
};
