/** Matches text that a spreadsheet would run as a formula. A negative number does not match. */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/**
 * Creates a CSV file from the rows and downloads the file. Text that a spreadsheet would run as a formula is escaped.
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
  // A spreadsheet needs the byte order mark at the beginning to detect UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
