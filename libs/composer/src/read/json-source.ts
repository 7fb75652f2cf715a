import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import {
  type Node,
  type ParseError,
  createScanner,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Problem } from '../problem.ts';
import { toDisplayText } from './display-text.ts';

type SourcePosition = Pick<Problem, 'line' | 'column' | 'inheritedFrom'>;

/** Result of parsing a JSON text. `getPosition` finds the position of a value in the text. */
export interface JsonSource {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /**
   * Returns the position of a value. When the value does not exist, returns the position of the object that should
   * contain it.
   */
  getPosition(path: readonly (string | number)[]): SourcePosition;
}

/** Maximum depth of objects and lists in a brand file. The schema needs 5. */
const maxDepth = 20;

/** Parses JSON. Comments, trailing commas, deep nesting and duplicate keys are reported as problems. */
export function parseJson(file: string, text: string): JsonSource {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    const position = computePosition(text, tooDeep);
    return {
      value: undefined,
      problems: [
        {
          file,
          path: '$',
          ...position,
          ...createProblemText('json.deep', { levels: maxDepth }),
        },
      ],
      getPosition: () => position,
    };
  }
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
          ...(error
            ? createProblemText('json.invalid', { cause: printParseErrorCode(error.error) })
            : createProblemText('json.empty')),
        },
      ],
      getPosition: () => positionAt(offset),
    };
  }
  const problems = findKeyErrors(root).map(({ path, offset, ...text }): Problem => ({
    file,
    path,
    ...positionAt(offset),
    ...text,
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

/**
 * Returns the offset of the first bracket that is nested too deeply. Returns undefined if there is none. It reads the
 * tokens one by one, because a recursive parser would overflow the stack for deeply nested text.
 */
function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    // A string token begins with a quotation mark, so a bracket inside a string is not counted here.
    const sign = text[scanner.getTokenOffset()];
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth > maxDepth) return scanner.getTokenOffset();
  }
  return undefined;
}

interface KeyError extends ProblemText {
  readonly path: string;
  readonly offset: number;
}

/** Finds duplicate keys, and the key `__proto__`, which could change the prototype of an object. */
function findKeyErrors(node: Node, path = '$'): KeyError[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => findKeyErrors(child, `${path}[${index}]`));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const keyPath = `${path}.${toDisplayText(name)}`;
    const at = { path: keyPath, offset: property.offset };
    const duplicate = seen.has(name)
      ? [{ ...at, ...createProblemText('key.twice', { key: toDisplayText(name) }) }]
      : [];
    seen.add(name);
    if (name === '__proto__') return [{ ...at, ...createProblemText('key.proto') }];
    return [...duplicate, ...(value ? findKeyErrors(value, keyPath) : [])];
  });
}

function computePosition(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
