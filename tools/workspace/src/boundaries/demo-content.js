/** Files that may import `@livery/demo`: the demonstration itself, tools, and what runs only in a test. */
const allowed = [
  /\/libs\/demo\//,
  /\/apps\/platform\/src\/(?:demo|testing|conformance|bench)\//,
  /\/apps\/(?:provider|mobile-e2e)\//,
  /\/tools\//,
  /\.(?:test|spec|stories)\.tsx?$/,
];

/** Sentence that says what to do instead of importing demonstration content. */
export const demoContentInstead =
  'Pass the content in: apps/platform/src/demo seeds it or provides an adapter, and a module gets it as a dependency.';

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
