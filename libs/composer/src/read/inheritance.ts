import {
  createProblemText,
  type ProblemCause,
  type ProblemText,
  toProblemCause,
} from '@livery/merchant/problems/create-problem-text';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { getAt, inheritFrom, isValidBaseName, maxBases, readExtends, resolveBrand } from '@livery/merchant/extends';
import { InvalidBrandError, type Problem } from '../problem.ts';
import { assertSize, readBrandText } from './brand-text.ts';
import { toDisplayText } from './display-text.ts';
import { type JsonSource, parseJson } from './json-source.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the text of a base (document from which other documents inherit values) by its name. Returns undefined if
 * there is no such base.
 */
export type ReadBase = (name: string) => Promise<string | undefined>;

interface Base {
  readonly name: string;
  readonly text: string;
  readonly document: Json;
}

/** A document merged with its bases (documents from which it inherits values). */
export interface Inheritance extends Pick<JsonSource, 'value' | 'getPosition'> {
  /** Bases of the document, from the nearest to the most distant. Empty for a document without a base. */
  readonly bases: readonly Pick<Base, 'name' | 'text'>[];
}

/**
 * Joins the text of a brand file and the texts of its bases (documents from which it inherits values). The result is
 * the input of a hash.
 */
export const joinTexts = (text: string, bases: Inheritance['bases']): string =>
  [text, ...bases.map((base) => base.text)].join('\n');

/**
 * Creates the function that reads bases (documents from which other documents inherit values) from the folder of a
 * brand file. The function returns undefined if there is no file of the base.
 */
export const createFolderBaseReader =
  (brandFile: string): ReadBase =>
  async (name) => {
    const file = join(dirname(brandFile), `${name}.json`);
    const exists = await stat(file).catch(() => undefined);
    return exists === undefined ? undefined : readBrandText(file);
  };

/** Thrown if the bases of a document cannot be loaded. It is reported as a problem of the key `extends`. */
class BaseError extends Error {
  readonly text: ProblemText;

  constructor(text: ProblemText) {
    super(text.reason);
    this.text = text;
  }
}

/**
 * Returns the first problem of a base. A brand that inherits from this base reports the problem as the cause of its own
 * problem.
 */
const getCause = ({ problems: [problem] }: InvalidBrandError): ProblemCause =>
  toProblemCause(problem ?? createProblemText('value.invalid'));

const asObject = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

const formatChain = (names: readonly string[]): string => names.map(toDisplayText).join(' → ');

/**
 * Parses the text of a base (document from which other documents inherit values). Throws a BaseError if the text is
 * too large, is invalid JSON, or is not a JSON object.
 */
function parseBase(name: string, text: string): Json {
  const file = `${name}.json`;
  try {
    assertSize(file, Buffer.byteLength(text));
  } catch (error) {
    throw new BaseError(createProblemText('base.large', { name, problem: getCause(error as InvalidBrandError) }));
  }
  const { value, problems } = parseJson(file, text);
  const [problem] = problems;
  if (problem)
    throw new BaseError(
      createProblemText('base.problem', { name, line: problem.line ?? 1, problem: toProblemCause(problem) }),
    );
  const document = asObject(value);
  if (document === undefined) throw new BaseError(createProblemText('base.noObject', { name }));
  return document;
}

async function readBaseOrThrow(name: string, readBase: ReadBase): Promise<Base> {
  let text: string | undefined;
  try {
    text = await readBase(name);
  } catch (error) {
    if (!(error instanceof InvalidBrandError)) throw error;
    throw new BaseError(createProblemText('base.unreadable', { name, problem: getCause(error) }));
  }
  if (text === undefined) throw new BaseError(createProblemText('base.missing', { name }));
  return { name, text, document: parseBase(name, text) };
}

function assertPossible(names: readonly string[], next: string): void {
  if (!isValidBaseName(next)) throw new BaseError(createProblemText('base.noName', { name: toDisplayText(next) }));
  if (names.includes(next))
    throw new BaseError(createProblemText('base.circle', { chain: formatChain([...names, next]) }));
  if (names.length > maxBases)
    throw new BaseError(createProblemText('base.many', { max: maxBases, chain: formatChain([...names, next]) }));
}

/**
 * Loads the base of a document (the document from which it inherits values), the base of this base, and so on. Throws a
 * BaseError if a base is missing or invalid, or if there are too many bases. Also throws it if bases inherit from each
 * other in a circle.
 */
async function loadBases(name: string, document: unknown, readBase: ReadBase): Promise<readonly Base[]> {
  const bases: Base[] = [];
  for (let next = readExtends(document); next !== undefined; next = readExtends(bases.at(-1)?.document)) {
    assertPossible([name, ...bases.map((base) => base.name)], next);
    bases.push(await readBaseOrThrow(next, readBase));
  }
  return bases;
}

/**
 * Loads the bases of a document (the documents from which it inherits values) and merges them with it. A document
 * without the key `extends` is returned unchanged. Throws InvalidBrandError if a base is missing or not a JSON object,
 * or if there are too many bases. Also throws it if bases inherit from each other in a circle.
 */
export async function loadInheritance(
  file: string,
  source: JsonSource,
  readBase: ReadBase = () => Promise.resolve(undefined),
): Promise<Inheritance> {
  const own = asObject(source.value);
  if (own === undefined || readExtends(own) === undefined) return { ...source, bases: [] };
  try {
    const bases = await loadBases(basename(file, '.json'), own, readBase);
    return {
      value: mergeBases(own, bases),
      bases,
      getPosition: (path) => {
        if (getAt(own, path) !== undefined) return source.getPosition(path);
        const origin = bases.find(({ document }) => (getAt(document, path) ?? null) !== null);
        if (origin === undefined) return source.getPosition(path);
        return { ...source.getPosition(['extends']), inheritedFrom: origin.name };
      },
    };
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    const problem: Problem = {
      file,
      path: '$.extends',
      ...source.getPosition(['extends']),
      ...error.text,
    };
    throw new InvalidBrandError([problem]);
  }
}

/**
 * Merges a document with its bases (documents from which it inherits values). A nearer base has priority over a more
 * distant base. The result still contains the key `extends` of the document.
 */
const mergeBases = (own: Json, bases: readonly Base[]): Json =>
  resolveBrand(
    bases.reduceRight<Json>((merged, { document }) => inheritFrom(merged, document), {}),
    own,
  );

/**
 * Returns the text of a document with everything that it inherits, and without the key `extends`. The result is a
 * brand file that needs no base. If the document has no base, returns its text unchanged. Throws InvalidBrandError if
 * the document is not valid JSON, or if its bases cannot be loaded.
 */
export async function resolveBrandText(file: string, text: string, readBase?: ReadBase): Promise<string> {
  const source = parseJson(file, text);
  if (source.problems.length > 0) throw new InvalidBrandError(source.problems);
  const { value, bases } = await loadInheritance(file, source, readBase);
  if (bases.length === 0) return text;
  const { extends: _extends, ...document } = value as Json;
  return `${JSON.stringify(document, null, 2)}\n`;
}
