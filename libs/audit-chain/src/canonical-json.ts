/**
 * Writes a JSON value with sorted keys and without white space (RFC 8785), so that equal values have equal texts. The
 * hash of an entry and every signature are computed from this text. Fields that are undefined are left out.
 */
export const toCanonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    // Without an argument, `sort` compares UTF-16 code units, as RFC 8785 demands.
    .sort()
    .map((key) => `${JSON.stringify(key)}:${toCanonicalJson(record[key])}`);
  return `{${fields.join(',')}}`;
};
