import { logger, type Tree } from '@nx/devkit';
import { parseColor } from '@livery/merchant/color';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { type ThemeInput, deriveTheme } from '@livery/merchant/theme';
import { formatProblem } from '@livery/composer/problem';
import { toIssueProblems } from '@livery/composer/read/issue-problems';
import { parseJson } from '@livery/composer/read/json-source';
import { findRuleProblems } from '@livery/composer/read/rule-problems';
import { createDefaultFlags } from './default-flags.ts';
import { createDefaultAssets } from './default-assets.ts';

export interface BrandOptions {
  readonly code: string;
  readonly name: string;
  /** Language codes of the API (e.g. `EN`), separated by commas. */
  readonly languages: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly accent: string;
  readonly jurisdiction?: string;
  readonly mode?: 'light' | 'dark';
  readonly features?: 'usual' | 'all' | 'few';
}

/**
 * Nx generator that creates a brand file with default images. It throws, and writes nothing, when the result would be
 * invalid.
 */
export default async function brandGenerator(tree: Tree, options: BrandOptions): Promise<() => void> {
  const { code, name, currency, timeZone, jurisdiction = 'generic', mode = 'dark', features = 'usual' } = options;
  const file = `merchants/${code}.json`;
  const accent = withContrast(
    { mode, accent: parseColor(options.accent) ?? '#7c3aed' },
    parseColor(options.accent) === undefined ? options.accent : undefined,
  );
  const text = `${JSON.stringify(
    {
      $schema: './merchant.schema.json',
      code,
      name,
      jurisdiction,
      currency,
      timeZone,
      languages: options.languages
        .split(',')
        .map((language) => language.trim().toUpperCase())
        .filter(Boolean),
      theme: { mode, accent, font: { body: 'system', display: 'system' }, radius: 12 },
      layout: { tile: 'square', categoryBar: 'pills' },
      flags: createDefaultFlags(features),
      assets: { logo: `${code}/logo.svg`, mark: `${code}/mark.svg`, hero: { image: `${code}/hero.svg` } },
    },
    null,
    2,
  )}\n`;
  assertValidBrand(file, text);
  if (tree.exists(file)) throw new Error(`${file} already exists. Choose another code, or change that file.`);

  tree.write(file, text);
  for (const [asset, svg] of Object.entries(createDefaultAssets(accent, mode)))
    tree.write(`merchants/${code}/${asset}.svg`, svg);
  return () =>
    logger.info(`Next: draw merchants/${code}/*.svg, then npx nx run ${code}:check and npx nx run ${code}:bundle`);
}

/**
 * Returns the accent colour of the theme, or the nearest colour of the same hue if the accent lacks contrast. If the
 * user has entered a text that is not a colour, `noColor` is this text. It is returned unchanged, and the validation
 * reports it later.
 */
function withContrast(theme: ThemeInput, noColor: string | undefined): string {
  if (noColor !== undefined) return noColor;
  const nearest = deriveTheme(theme).problems.find(({ color }) => color === 'accent')?.nearest;
  if (nearest !== undefined)
    logger.warn(`${theme.accent} lacks contrast in ${theme.mode} mode: took ${nearest}, the nearest that has it.`);
  return nearest ?? theme.accent;
}

function assertValidBrand(file: string, text: string): void {
  const source = parseJson(file, text);
  const parsed = merchantSchema.safeParse(source.value, { reportInput: true });
  const problems = parsed.success
    ? findRuleProblems(parsed.data).map((problem) => ({ file, ...problem }))
    : toIssueProblems(file, source, parsed.error.issues);
  if (problems.length > 0) throw new Error(`No brand was created:\n${problems.map(formatProblem).join('\n')}`);
}
