import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../problem.ts';

type SourcePosition = Pick<Problem, 'line' | 'column'>;

/** Result of parsing a JSON text. It knows the position of each value in the text. */
export interface JsonSource {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /**
   * Returns the position of a value. When the value does not exist, returns the position of the object that should
   * contain it.
   */
  getPosition(path: readonly (string | number)[]): SourcePosition;
}

/** Parses JSON. Comments, trailing commas and duplicate keys are reported as problems. */
export function parseJson(file: string, text: string): JsonSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const positionAt = (offset: number): SourcePosition => computePosition(text, offset);
  const [error] = errors;
  if (root === undefined || error !== undefined) {
    const offset = error?.offset ?? 0;
    return {
      value: undefined,
      problems: [
        {
          file,
          path: '$',
          ...positionAt(offset),
          reason: `not JSON: ${error ? spaced(printParseErrorCode(error.error)) : 'the file is empty'}`,
          remedy: 'write plain JSON: double quotes, a comma between entries and none after the last, no comments',
        },
      ],
      getPosition: () => positionAt(offset),
    };
  }
  const problems = findRepeatedKeys(root).map(({ name, path, offset }): Problem => ({
    file,
    path,
    ...positionAt(offset),
    reason: `the key "${name}" is there twice`,
    remedy: 'keep one of the two',
  }));
  return {
    value: problems.length > 0 ? undefined : JSON.parse(text),
    problems,
    getPosition: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(root, path.slice(0, length));
        if (node) return positionAt((node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return positionAt(root.offset);
    },
  };
}

interface Repeated {
  readonly name: string;
  readonly path: string;
  readonly offset: number;
}

function findRepeatedKeys(node: Node, path = '$'): Repeated[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => findRepeatedKeys(child, `${path}[${index}]`));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const keyPath = `${path}.${name}`;
    const repeated = seen.has(name) ? [{ name, path: keyPath, offset: property.offset }] : [];
    seen.add(name);
    return [...repeated, ...(value ? findRepeatedKeys(value, keyPath) : [])];
  });
}

function computePosition(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function spaced(code: string): string {
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
