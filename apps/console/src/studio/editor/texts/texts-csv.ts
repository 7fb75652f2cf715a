import type { TextRow } from './text-rows.ts';

/** Columns of the file. The names are not translated, so that the console can import a file in any console language. */
const columns = { key: 'key', text: 'default', own: 'text' } as const;

/** A spreadsheet executes cells that begin with these characters. An apostrophe at the start makes the cell a text. */
const risky = /^[=+\-@\t]/;
const escape = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);
const unescape = (cell: string): string => (cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Formats texts as CSV with the columns key, default and text. */
export const toTextsCsv = async (rows: readonly TextRow[]): Promise<string> => {
  const { unparse } = await import('papaparse');
  const cells = rows.map(({ key, text, own }) => [key, escape(text ?? ''), escape(own ?? '')]);
  return unparse({ fields: Object.values(columns), data: cells });
};

/** Parses a CSV file with the columns key and text. Returns undefined for a file without these columns. */
export const readTextsCsv = async (
  csv: string,
): Promise<readonly { readonly key: string; readonly own: string }[] | undefined> => {
  const { parse } = await import('papaparse');
  const { data, meta } = parse<Partial<Record<string, string>>>(csv, { header: true, skipEmptyLines: true });
  if (!meta.fields?.includes(columns.key) || !meta.fields.includes(columns.own)) return undefined;
  return data.flatMap((row) => {
    const key = row[columns.key];
    return key ? [{ key, own: unescape(row[columns.own] ?? '') }] : [];
  });
};
