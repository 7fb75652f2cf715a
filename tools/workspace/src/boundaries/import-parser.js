import { parseSync } from 'vite';

/** @typedef {{ start: number, end: number }} Part */

/** Returns the offsets at which the lines of a text start. */
const findLineStarts = (/** @type {string} */ code) => {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

/** Creates a function that returns the position of an offset, for the location of a message. */
const createLocate = (/** @type {string} */ code) => {
  const starts = findLineStarts(code);
  return (/** @type {number} */ offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) };
  };
};

/** Returns all calls of `require` and `require.resolve` below a node, as nodes of the parser. */
const findRequireCalls = (/** @type {any} */ node) => {
  if (typeof node !== 'object' || node === null) return [];
  /** @type {any[]} */
  const found = Object.values(node).flatMap(findRequireCalls);
  if (node.type !== 'CallExpression') return found;
  const name = node.callee.type === 'MemberExpression' ? node.callee.object.name : node.callee.name;
  return name === 'require' ? [node, ...found] : found;
};

/** Functions that create the nodes of ESLint for parts of a file. */
const createFactory = (/** @type {string} */ code, /** @type {ReturnType<typeof createLocate>} */ locate) => {
  const toNode = (/** @type {Part} */ { start, end }, /** @type {object} */ fields) => ({
    ...fields,
    range: [start, end],
    loc: { start: locate(start), end: locate(end) },
  });
  /** An expression that is not a text has no name that a rule can check, so it becomes a variable. */
  const toSource = (/** @type {Part} */ part) => {
    const raw = code.slice(part.start, part.end);
    const isText = /^(['"]).*\1$/.test(raw);
    return toNode(
      part,
      isText ? { type: 'Literal', value: raw.slice(1, -1), raw } : { type: 'Identifier', name: 'path' },
    );
  };
  const toCallee = (/** @type {any} */ callee) => {
    if (callee.type !== 'MemberExpression') return toNode(callee, { type: 'Identifier', name: 'require' });
    return toNode(callee, {
      type: 'MemberExpression',
      object: toNode(callee.object, { type: 'Identifier', name: 'require' }),
      property: toNode(callee.property, { type: 'Identifier', name: callee.property.name ?? '' }),
      computed: callee.computed,
      optional: false,
    });
  };
  const toCall = (/** @type {any} */ call) =>
    toNode(call, {
      type: 'CallExpression',
      callee: toCallee(call.callee),
      arguments: call.arguments.map(toSource),
      optional: false,
    });
  return { toNode, toSource, toCall };
};

/**
 * Parser for ESLint that returns only the imports of a file: import and export declarations with a source, `import()`
 * and calls of `require`. The rules of the boundaries read nothing else. A parser of all nodes needs ten times the
 * processor time (ADR 249). Comments are not returned, so a comment cannot switch off a rule.
 * @throws an error with the line of the first syntax error
 */
export const importParser = {
  meta: { name: 'livery-import-parser', version: '1' },
  parse: (/** @type {string} */ code, /** @type {{ filePath: string }} */ { filePath }) => {
    const parsed = parseSync(filePath, code);
    const locate = createLocate(code);
    const [error] = parsed.errors;
    if (error) {
      const { line, column } = locate(error.labels[0]?.start ?? 0);
      throw Object.assign(new SyntaxError(error.message), { lineNumber: line, column: column + 1 });
    }
    const { toNode, toSource, toCall } = createFactory(code, locate);
    const toStatement = (/** @type {any} */ expression) => ({ ...expression, type: 'ExpressionStatement', expression });
    const { staticImports, staticExports, dynamicImports } = parsed.module;
    const calls = /\brequire\b/.test(code) ? findRequireCalls(parsed.program) : [];
    const empty = { specifiers: [], attributes: [] };
    const body = [
      ...staticImports.map(({ moduleRequest, ...part }) =>
        toNode(part, { type: 'ImportDeclaration', ...empty, source: toSource(moduleRequest) }),
      ),
      ...staticExports.flatMap(({ entries: [entry], ...part }) => {
        const source = entry?.moduleRequest && toSource(entry.moduleRequest);
        return source ? [toNode(part, { type: 'ExportNamedDeclaration', ...empty, declaration: null, source })] : [];
      }),
      ...dynamicImports.map(({ moduleRequest, ...part }) =>
        toStatement(toNode(part, { type: 'ImportExpression', source: toSource(moduleRequest), options: null })),
      ),
      ...calls.map((call) => toStatement(toCall(call))),
    ];
    return toNode(
      { start: 0, end: code.length },
      { type: 'Program', sourceType: 'module', body, tokens: [], comments: [] },
    );
  },
};
