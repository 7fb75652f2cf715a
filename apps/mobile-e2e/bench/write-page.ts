import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bytes } from './bytes/bytes.ts';
import type { PaintResult } from './paint/paint.ts';
import type { Scroll } from './scroll/scroll.ts';

const docs = new URL('../../../docs/', import.meta.url);
const template = new URL('performance.template.md', import.meta.url);

interface Pipeline {
  readonly claims: readonly { readonly claim: string; readonly measured: string; readonly holds: boolean }[];
}
interface Gateway {
  readonly ratios: Readonly<Record<string, number>>;
}

const read = <T>(name: string): T | undefined => {
  const file = new URL(`performance/${name}.json`, docs);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (value: number): string => value.toFixed(2);
const table = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const ofBytes = ({ floor, brands, routes: [largest] }: Bytes): Record<string, string> => ({
  floor: whole(floor.total),
  brands: table(brands.flatMap(({ code, first, whole: all, ratio: over }) => [[`${code}, first load`, whole(first.total), ratio(over)], [`${code}, whole home`, whole(all.total), ratio(all.total / floor.total)]])),
  verdict: brands.every((brand) => brand.ratio <= 1.15) ? 'reached' : 'not reached yet',
  route: largest?.path ?? '',
  routeBytes: whole(largest?.bytes ?? 0),
});

const ofPaint = ({ code, app, plain, ratio: over }: PaintResult): Record<string, string> => ({
  paintBrand: code,
  paint: table((['firstPaint', 'largestPaint', 'firstTap'] as const).map((key, at) => [['first paint', 'largest paint', 'first useful tap'][at] ?? '', whole(app[key]), whole(plain[key]), ratio(over[key])])),
  shift: app.layoutShift.toFixed(3),
});

const ofScroll = (runs: { unthrottled: Scroll; fourTimesSlower: Scroll }): Record<string, string> => ({
  scroll: table(
    (['unthrottled', 'fourTimesSlower'] as const).map((key) => [key === 'unthrottled' ? 'as it is' : 'processor four times slower', whole(runs[key].fps), `${whole(runs[key].frameMs.p95)} ms`, whole(runs[key].elements)]),
  ),
});

/** Writes docs/performance.md from the figures that are there. */
export const writePage = (): void => {
  const [bytes, paint, scroll, brand, platform] = [read<Bytes>('bytes'), read<PaintResult>('paint'), read<{ unthrottled: Scroll; fourTimesSlower: Scroll }>('scroll'), read<Pipeline>('brand'), read<Gateway>('platform')];
  const values: Record<string, string> = {
    ...(bytes && ofBytes(bytes)),
    ...(paint && ofPaint(paint)),
    ...(scroll && ofScroll(scroll)),
    ...(brand && { pipeline: brand.claims.map(({ claim, measured, holds }) => `- ${holds ? 'Holds' : 'Does not hold yet'}: ${claim} (${measured}).`).join('\n') }),
    ...(platform && { gateway: `${ratio(platform.ratios.gameList ?? 0)} times as many` }),
  };
  const page = readFileSync(template, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? 'not measured yet');
  writeFileSync(new URL('performance.md', docs), page);
};
