/**
 * Matches text that a spreadsheet program would run as a formula, because it begins with a character such as `=`. A
 * negative number also begins with such a character, but is not matched.
 */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/**
 * Creates a CSV file with a heading and rows, and downloads the file. Text that a spreadsheet program would run as a
 * formula gets an apostrophe before it, because a member could otherwise be attacked with a prepared text.
 */
export const downloadCsv = async (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> => {
  const { unparse } = await import('papaparse');
  const text = unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: formulaPattern, newline: '\r\n' },
  );
  // The file begins with a byte order mark. Without it, spreadsheet programs do not read the text as UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
