/** Text that a spreadsheet would run as a formula. A minus sign before a plain number is not one. */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Writes rows as a CSV file and saves it. Text that a spreadsheet would run as a formula is escaped. */
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
  // The byte order mark at the beginning lets spreadsheets detect UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
