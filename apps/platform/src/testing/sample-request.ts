import type { ZodMiniType } from 'zod/mini';

/**
 * Candidate values for a field of a sample request, for example a text or a number. The field gets the first
 * candidate that its schema accepts.
 */
const candidates: readonly unknown[] = [
  '00000000-0000-4000-8000-000000000000',
  'EN',
  'USD',
  '2026-11-20',
  '202611200001',
  '20261120',
  '10.00',
  '10',
  '0.10',
  '1.000',
  '123456',
  '1234',
  'sample',
  'Sample#2026',
  'PH-9',
  'a@example.com',
  'https://push.example.com/1',
  '9170001234',
  'A'.repeat(22),
  'A'.repeat(43),
  'A'.repeat(87),
  '0'.repeat(32),
  '0'.repeat(64),
  '2026-12-20T08:00:00Z',
  10,
  1900,
  1,
  true,
  {},
  [],
  ['document', 'name'],
];

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodMiniType>>;
  readonly innerType?: ZodMiniType;
  readonly element?: ZodMiniType;
  readonly options?: readonly ZodMiniType[];
  readonly in?: ZodMiniType;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}

const getDefinition = (schema: ZodMiniType): Definition => schema._zod.def as unknown as Definition;

const buildLeaf = (schema: ZodMiniType): unknown => candidates.find((value) => schema.safeParse(value).success);

const buildValue = (schema: ZodMiniType): unknown => {
  const { type, shape, innerType, element, options, in: input, entries, values } = getDefinition(schema);
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape ?? {}).map(([key, each]) => [key, buildValue(each)]));
  if (type === 'array' && element) {
    const list = [buildValue(element)];
    return schema.safeParse(list).success ? list : buildLeaf(schema);
  }
  if (type === 'record') return {};
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'literal') return values?.[0];
  const [option] = options ?? [];
  const inner = innerType ?? option ?? input;
  if (!inner) return buildLeaf(schema);
  const built = buildValue(inner);
  return schema.safeParse(built).success ? built : buildLeaf(schema);
};

/** Builds a request with all fields of a schema. The fields of `known` replace the generated fields. */
export const buildSampleRequest = (schema: ZodMiniType, known: object = {}): object => {
  const generated = buildValue(schema) as object;
  const all = { ...generated, ...known };
  if (schema.safeParse(all).success) return all;
  return Object.keys(known).length > 0 ? known : generated;
};

type Path = readonly (string | number)[];

/**
 * Lists the paths to all leaves of a value: the parts that are neither objects nor arrays, for example texts, numbers
 * and null.
 */
export const listLeafPaths = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => listLeafPaths(each).map((path) => [key, ...path]))
    : [[]];

/** Returns a copy of a value in which the part at a path is replaced. */
export const replaceAt = (value: unknown, [key, ...rest]: Path, replacement: unknown): object => {
  if (key === undefined) return replacement as object;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
};
