/** What a table program would take for a formula: a minus before nothing but a number is none. */
const formulaPattern = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Writes rows as a file that any table program opens, and saves it. What a program would take for a formula is made plain text. */
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
  // The mark at its beginning tells table programs that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
