import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bytes } from './bytes/bytes.ts';
import type { NewBrandResult } from './new-brand/new-brand.ts';
import type { PaintResult } from './paint/paint.ts';
import type { ScrollResult } from './scroll/scroll.ts';
import type { StudioResult } from './studio/studio.ts';

const docs = new URL('../../../docs/', import.meta.url);
const template = new URL('performance.template.md', import.meta.url);

interface Pipeline {
  readonly claims: readonly { readonly claim: string; readonly measured: string; readonly holds: boolean }[];
}
interface Gateway {
  readonly ratios: Readonly<Record<string, number>>;
}

interface Agents {
  readonly medianMs: Readonly<Record<string, number>>;
  readonly ratios: Readonly<Record<string, number>>;
  readonly foldedASecond: number;
  readonly loadAverage: number;
}

interface Wallet extends Gateway {
  readonly conditions: { readonly cores: number; readonly loadOfTheMachine: number };
}

interface Editors {
  readonly drafts: number;
  readonly edits: number;
  readonly undoneOrRedoneOperations: number;
  readonly offlineTimes: number;
  readonly killedPages: number;
  readonly defects: Readonly<Record<string, number>>;
}

interface Fleet {
  readonly loadAverage: number;
  readonly brands: number;
  readonly seconds: number;
  readonly millisecondsPerBrand: number;
  readonly milliseconds: Readonly<
    Record<string, { readonly median: number; readonly p95: number; readonly medianCpu: number }>
  >;
  readonly maxBytesPerTextChange: number;
}

const read = <T>(name: string): T | undefined => {
  const file = new URL(`performance/${name}.json`, docs);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};
const formatInteger = (value: number): string => Math.round(value).toLocaleString('en');
const formatRatio = (value: number): string => value.toFixed(2);
const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const toBytesValues = ({ floor, brands, routes: [largest] }: Bytes): Record<string, string> => ({
  floor: formatInteger(floor.total),
  brands: table(
    brands.flatMap(({ code, first, whole: all, ratio: ratioToBaseline }) => [
      [`${code}, first load`, formatInteger(first.total), formatRatio(ratioToBaseline)],
      [`${code}, whole home`, formatInteger(all.total), formatRatio(all.total / floor.total)],
    ]),
  ),
  verdict: brands.every((brand) => brand.ratio <= 1.15) ? 'reached' : 'not reached yet',
  route: largest?.path ?? '',
  routeBytes: formatInteger(largest?.bytes ?? 0),
});

const toPaintValues = ({
  code,
  app,
  plain,
  ratio: ratioToBaseline,
  quarters,
}: PaintResult): Record<string, string> => ({
  paintBrand: code,
  paint: table(
    (['firstPaint', 'largestPaint', 'firstTap'] as const).map((key, at) => [
      ['first paint', 'largest paint', 'first useful tap'][at] ?? '',
      formatInteger(app[key]),
      formatInteger(plain[key]),
      formatRatio(ratioToBaseline[key]),
      quarters[key].map(formatRatio).join(' to '),
    ]),
  ),
  shift: app.layoutShift.toFixed(3),
});

const toScrollValues = (runs: {
  unthrottled: ScrollResult;
  fourTimesSlower: ScrollResult;
}): Record<string, string> => ({
  scroll: table(
    (['unthrottled', 'fourTimesSlower'] as const).map((key) => [
      key === 'unthrottled' ? 'as it is' : 'processor four times slower',
      formatInteger(runs[key].fps),
      `${formatInteger(runs[key].frameMs.p95)} ms`,
      formatInteger(runs[key].elements),
    ]),
  ),
});

const toStudioValues = (studio: StudioResult): Record<string, string> => {
  const rows = [
    ['drag of a colour slider', 'drag', '50'],
    ['arrow key on a colour slider', 'key', '50'],
    ['letter typed into a text', 'letter', '300'],
    ['letter typed into a plain page', 'plainLetter', ''],
    ['click on a switch, until the recomposed page is painted', 'edit', '300'],
    ['load of the page without an edit', 'load', ''],
  ] as const;
  return {
    studioBrand: studio.code,
    studio: table(
      rows.map(([what, name, goal]) => [
        what,
        formatInteger(studio[name].median),
        formatInteger(studio[name].p95),
        goal,
        formatInteger(studio[name].count),
      ]),
    ),
    studioDrag: formatRatio(studio.drag.median / studio.plainLetter.median),
    studioLetter: formatRatio(studio.letter.median / studio.plainLetter.median),
    studioRatio: formatRatio(studio.ratio),
    studioLoad: studio.loadAverage.toFixed(1),
  };
};

const toNewBrandValues = (result: NewBrandResult): Record<string, string> => ({
  newBrand: table(
    (['proposals', 'published', 'live'] as const).map((key, index) => [
      ['the proposals', 'the publication', 'the live page'][index] ?? '',
      result[key].median.toFixed(1),
      result[key].worst.toFixed(1),
    ]),
  ),
  newBrandRuns: formatInteger(result.runs),
  newBrandInteractions: formatInteger(result.interactions),
  newBrandLoad: result.loadAverage.toFixed(1),
});

const toAgentsValues = ({ medianMs, ratios, foldedASecond, loadAverage }: Agents): Record<string, string> => {
  const rows = [
    ['overview of today', 'overview', 'wideOverview'],
    ['overview of a week', 'weekOverview', 'wideWeekOverview'],
    ['overview of thirty days', 'monthOverview', 'wideMonthOverview'],
    ['a page of the tree, the newest first', 'treePage', 'wideTreePage'],
    ['the same, the largest bets first', 'treeByBets', 'wideTreeByBets'],
    ['profit and loss of a day', 'dayProfit', 'wideDayProfit'],
  ] as const;
  const formatMs = (name: string): string => (medianMs[name] ?? 0).toFixed(1);
  return {
    agents: table(rows.map(([what, deep, wide]) => [what, formatMs(deep), formatMs(wide)])),
    agentsVerdict: rows.every(([, deep, wide]) => [deep, wide].every((name) => (medianMs[name] ?? Infinity) <= 50))
      ? 'reached'
      : 'not reached yet',
    agentsPlain: formatInteger(medianMs.plainDay ?? 0),
    agentsOver: formatInteger(ratios.plainDayToOverview ?? 0),
    agentsFold: formatInteger(foldedASecond),
    agentsLoad: formatInteger(loadAverage),
  };
};

const toEditorsValues = (editors: Editors): Record<string, string> => {
  const { outOfStep = 0, ...editDefects } = editors.defects;
  return {
    edits: formatInteger(editors.edits),
    editedDrafts: formatInteger(editors.drafts),
    offlineTimes: formatInteger(editors.offlineTimes),
    killedPages: formatInteger(editors.killedPages),
    undoneOperations: formatInteger(editors.undoneOrRedoneOperations),
    editDefects: formatInteger(Object.values(editDefects).reduce((sum, count) => sum + count, 0)),
    outOfStep: formatInteger(outOfStep),
  };
};

const toFleetValues = (fleet: Fleet): Record<string, string> => {
  const rows = [
    ['publication, ms', 'publish'],
    ['roll-back, ms', 'rollBack'],
    ['start of a trial, ms', 'trialStart'],
    ['end of a trial, ms', 'trialEnd'],
  ] as const;
  return {
    fleet: table(
      rows.map(([what, name]) => {
        const { median = 0, p95 = 0, medianCpu = 0 } = fleet.milliseconds[name] ?? {};
        return [what, formatInteger(median), formatInteger(p95), formatInteger(medianCpu)];
      }),
    ),
    fleetBrands: formatInteger(fleet.brands),
    fleetLoad: formatInteger(fleet.loadAverage),
    fleetSeconds: fleet.seconds.toFixed(1),
    fleetEach: formatInteger(fleet.millisecondsPerBrand),
    fleetBytes: (fleet.maxBytesPerTextChange / 1000).toFixed(1),
  };
};

/** Writes docs/performance.md from the results of the last benchmark. */
export const renderReport = (): void => {
  const [bytes, paint, scroll, studio, newBrand, editors, fleet, brand, platform, agents, wallet] = [
    read<Bytes>('bytes'),
    read<PaintResult>('paint'),
    read<{ unthrottled: ScrollResult; fourTimesSlower: ScrollResult }>('scroll'),
    read<StudioResult>('studio'),
    read<NewBrandResult>('new-brand'),
    read<Editors>('editors'),
    read<Fleet>('fleet'),
    read<Pipeline>('brand'),
    read<Gateway>('platform'),
    read<Agents>('agents'),
    read<Wallet>('wallet'),
  ];
  const values: Record<string, string> = {
    ...(bytes && toBytesValues(bytes)),
    ...(paint && toPaintValues(paint)),
    ...(scroll && toScrollValues(scroll)),
    ...(studio && toStudioValues(studio)),
    ...(newBrand && toNewBrandValues(newBrand)),
    ...(editors && toEditorsValues(editors)),
    ...(fleet && toFleetValues(fleet)),
    ...(brand && {
      pipeline: brand.claims
        .map(({ claim, measured, holds }) => `- ${holds ? 'Holds' : 'Does not hold yet'}: ${claim} (${measured}).`)
        .join('\n'),
    }),
    ...(agents && toAgentsValues(agents)),
    ...(wallet && {
      wallet: table([
        ['embedded database', formatRatio(wallet.ratios['embeddedToBare'] ?? 0)],
        ['PostgreSQL', formatRatio(wallet.ratios['postgresqlToBare'] ?? 0)],
      ]),
      walletCores: formatInteger(wallet.conditions.cores),
      walletLoad: formatInteger(wallet.conditions.loadOfTheMachine),
    }),
    ...(platform && { gateway: `${formatRatio(platform.ratios.gameList ?? 0)} times as many` }),
  };
  const page = readFileSync(template, 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? 'not measured yet',
  );
  writeFileSync(new URL('performance.md', docs), page);
};
