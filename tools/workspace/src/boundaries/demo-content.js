/** Files that may import `@livery/demo`: the demonstration itself, tools, and code that runs only in tests. */
const allowed = [
  /\/libs\/demo\//,
  /\/apps\/platform\/src\/(?:demo|testing|conformance|bench)\//,
  /\/apps\/(?:provider|mobile-e2e)\//,
  /\/tools\//,
  /\.(?:test|spec|stories)\.tsx?$/,
];

/** Sentence that recommends an alternative to the import of demonstration content. */
export const demoContentInstead =
  'Pass the content as an argument: apps/platform/src/demo stores it in the database or provides an adapter, ' +
  'and a module receives it as a dependency.';

/**
 * Forbids production code to import demonstration content.
 * @type {import('eslint').Rule.RuleModule}
 */
export const demoContentRule = {
  meta: {
    type: 'problem',
    messages: {
      demoContent: `Production code imports nothing from @livery/demo. ${demoContentInstead}`,
    },
    schema: [],
  },
  create: (context) => {
    const file = context.filename.replaceAll('\\', '/');
    if (allowed.some((pattern) => pattern.test(file))) return {};
    const check = (/** @type {any} */ node) => {
      const specifier = node.source?.value;
      if (typeof specifier === 'string' && /^@livery\/demo(?:\/|$)/.test(specifier))
        context.report({ node: node.source, messageId: 'demoContent' });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
