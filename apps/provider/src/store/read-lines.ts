type Changes = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseChanges = (line: string, parse: (table: string, value: unknown) => unknown): Changes => {
  const json: unknown = JSON.parse(line);
  if (!isRecord(json)) throw new TypeError('not an object of tables');
  return Object.fromEntries(
    Object.entries(json).map(([table, entries]) => {
      if (!isRecord(entries)) throw new TypeError(`table "${table}" is not an object`);
      return [
        table,
        Object.fromEntries(
          Object.entries(entries).map(([key, value]) => [key, value === null ? null : parse(table, value)]),
        ),
      ];
    }),
  );
};

/**
 * Parses the commits in the text of a journal. An incomplete last line is ignored. If another line is unreadable,
 * throws an Error with the line number. The error is necessary, because the stored data is about money.
 */
export const readLines = (text: string, parse: (table: string, value: unknown) => unknown): Changes[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return parseChanges(line, parse);
      } catch (error) {
        throw new Error(
          `Line ${index + 1} of the provider's journal cannot be read (${String(error)}). ` +
            'Unpaid wins may depend on it: restore the file from a copy, ' +
            'or remove that line by hand if you know its content.',
          { cause: error },
        );
      }
    });
