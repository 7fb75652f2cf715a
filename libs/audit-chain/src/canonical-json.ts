/**
 * Converts a JSON value to text with sorted keys and without white space (RFC 8785). Equal values have equal texts.
 * The hash of an audit log entry and every signature are computed from this text. Undefined fields are omitted.
 */
export const toCanonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    // Without a compare function, `sort` compares UTF-16 code units, as RFC 8785 requires.
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(record[key])}`);
  return `{${fields.join(',')}}`;
};
