import { parseArgs } from 'node:util';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Clock, systemClock } from '../../core/clock/clock.ts';
import type { Config } from '../../core/config/config.ts';
import { loadBrandFiles } from '../../core/config/load-brand-files.ts';
import { connectDatabase } from '../../core/db/connect-database.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

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
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brand: { type: 'string' },
        out: { type: 'string' },
        from: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [command, ...rest] = positionals;
    const folder = command === 'export' ? values.out : values.from;
    const isComplete = (command === 'export' || command === 'import') && rest.length === 0 && values.brand && folder;
    if (isComplete) return { command, code: values.brand as string, folder, isDryRun: values['dry-run'] };
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new RangeError(usage);
};

const findBrand = async ({ merchantsFolder }: ContentCommandConfig, code: string): Promise<Merchant> => {
  const { brands, problems } = await loadBrandFiles(merchantsFolder, new Map());
  const brand = brands.find((each) => each.code === code);
  if (brand) return brand;
  const codes = brands.map((each) => each.code).join(', ');
  throw new RangeError([`There is no brand ${code}. The brands are: ${codes}.`, ...problems].join('\n'));
};

/**
 * Runs the command with these arguments and returns its output. Throws a RangeError for wrong arguments, and a
 * ContentError for content that cannot be imported.
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
