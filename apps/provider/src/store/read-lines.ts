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
 * Parses the commits of a journal. Text after the last line break is a truncated commit and is dropped. Throws an Error
 * with the number of an unreadable earlier line, because money may depend on it.
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
