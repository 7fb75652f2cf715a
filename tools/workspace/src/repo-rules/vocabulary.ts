import ts from 'typescript';
import type { SourceFile } from './repo-rules.ts';

interface Term {
  /** Terms to use instead of the forbidden term. The error message suggests them. */
  readonly use: string;
  /** True if the term is also forbidden in comments and in the titles of tests. */
  readonly inComments?: true;
  /** True if the term is forbidden in the titles of tests, but permitted in comments. */
  readonly inTitles?: true;
  /**
   * Paths in which the term is forbidden. In other paths, the term has its standard meaning. If absent, the term is
   * forbidden in all paths.
   */
  readonly within?: RegExp;
}

const response = { use: 'response, result or responded', inComments: true } as const;
const request = { use: 'request, query or params', inComments: true } as const;
const notify = { use: 'notify, emit, publish or report', inComments: true } as const;
const message = { use: 'message, report, show or emit', inTitles: true } as const;
const receive = { use: 'receive, listen or onMessage', inComments: true } as const;
const load = { use: 'load, loaded or received', inComments: true } as const;
const pending = { use: 'receive, loaded or pending' } as const;
const cached = { use: 'cached, stored or persisted' } as const;
const effect = { use: 'sync, effect or watcher', inComments: true } as const;
const validation = { use: 'validationError, issue or error' } as const;
const error = { use: 'error or onError', inComments: true } as const;
const rejection = { use: 'rejection, denial or assert…', inComments: true } as const;
const status = { use: 'status, state, eligibility or progress', inComments: true } as const;
const inboxMessage = {
  use: 'inboxMessage or notification',
  inComments: true,
  within: /\/(?:notifications|inbox|messages|events)\//,
} as const;
const text = { use: 'text, copy, label or randomSource' } as const;
const errorMessage = { use: 'message or errorMessage', inComments: true } as const;
const image = { use: 'image', inComments: true } as const;
const service = { use: 'service or support', inComments: true } as const;
const collection = { use: 'collection, section or category', inComments: true } as const;
const event = { use: 'event', inComments: true } as const;

/** Words that a declared name may not contain, with the terms to use instead. */
const terms: Readonly<Record<string, Term>> = {
  answer: response,
  answers: response,
  answered: response,
  answering: response,
  ask: { use: request.use, inTitles: true },
  asks: { use: request.use, inTitles: true },
  asked: request,
  asking: { use: request.use, inTitles: true },
  tell: notify,
  tells: notify,
  telling: notify,
  told: notify,
  say: message,
  says: message,
  saying: message,
  said: message,
  hear: receive,
  hears: receive,
  heard: receive,
  bring: { use: load.use },
  brings: { use: load.use },
  bringing: load,
  brought: load,
  arrive: pending,
  arrives: pending,
  arrived: pending,
  arriving: pending,
  arrival: pending,
  elsewhere: { use: 'lazy, deferred or preloaded', inComments: true },
  drawn: { use: 'rendered or prerendered' },
  kept: cached,
  keeper: effect,
  keepers: effect,
  mistake: validation,
  mistakes: validation,
  trouble: error,
  troubles: error,
  refusal: rejection,
  refusals: rejection,
  refuse: rejection,
  refuses: rejection,
  refused: rejection,
  standing: status,
  standings: status,
  letter: inboxMessage,
  letters: inboxMessage,
  words: text,
  moment: { use: 'dateTime or timestamp' },
  phrase: errorMessage,
  phrases: errorMessage,
  picture: image,
  pictures: image,
  desk: service,
  desks: service,
  shelf: collection,
  shelves: collection,
  anew: { use: 'again, or re… in a name', inComments: true },
  happening: event,
  happenings: event,
};

interface NamePattern {
  readonly pattern: RegExp;
  readonly of: 'name' | 'function' | 'type';
  readonly use: string;
}

/** Patterns that a name may not match, with the form to use instead. A list of words cannot express these rules. */
const namePatterns: readonly NamePattern[] = [
  { pattern: /^most(?![a-z])/, of: 'name', use: 'max…' },
  { pattern: /^least(?![a-z])/, of: 'name', use: 'min…' },
  { pattern: /Of$/, of: 'function', use: 'get…, to…, find…, compute… or …For' },
  { pattern: /Needs$/, of: 'type', use: '…Deps or …Options' },
  { pattern: /^Place$/, of: 'type', use: 'Slot, Container or RouteMatch' },
  { pattern: /^Given$/, of: 'type', use: '…Params or …Options' },
  {
    pattern: /^open(?=[A-Z])(?!Api)(?!.*(?:Sheet|Menu|Dialog|Drawer|Window|Page|Game|History|Proof|Rules)$)/,
    of: 'function',
    use: 'create…, load…, connect… or start…',
  },
];

interface Exemption {
  readonly paths: RegExp;
  /** Names that are allowed in files whose path matches `paths`. Each is a forbidden word or a complete name. */
  readonly names: readonly string[];
  readonly reason: string;
}

const exemptions: readonly Exemption[] = [
  {
    paths:
      /\/security(?:[-/.])|\/contract\/src\/error-code\.ts$|\/(?:account-settings\.spec|member-checks|bad-input\.test|push\.test)\.ts$/,
    names: ['answer', 'answers', 'answered'],
    reason: 'A member gives answers to security questions.',
  },
  {
    paths: /\.tables\.ts$/,
    names: ['answer', 'least', 'refusal'],
    reason: 'Keys of JSON that the database stores.',
  },
  {
    paths: /\/sportsbook\/server\.ts$/,
    names: ['mostReturn'],
    reason: 'Field of the view that the server sends to the game client.',
  },
  {
    paths: /\/lottery\/|\/roulette\/|\/engine\/instant\//,
    names: ['drawn'],
    reason: 'Numbers and rounds are drawn at random.',
  },
  {
    paths: /\/demo\/seed\//,
    names: ['words'],
    reason: 'Words of a language that compose a name.',
  },
  {
    paths: /\/provider\/src\/store\//,
    names: ['openJournal', 'openProviderStore'],
    reason: 'They open a file handle.',
  },
];

const exemptPaths = /\/migrations\//;

const { SyntaxKind } = ts;
const declarations = new Set([
  SyntaxKind.BindingElement,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.EnumDeclaration,
  SyntaxKind.EnumMember,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.GetAccessor,
  SyntaxKind.ImportClause,
  SyntaxKind.ImportSpecifier,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.MethodSignature,
  SyntaxKind.NamedTupleMember,
  SyntaxKind.NamespaceImport,
  SyntaxKind.Parameter,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.PropertySignature,
  SyntaxKind.SetAccessor,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.TypeParameter,
  SyntaxKind.VariableDeclaration,
]);
const literals = new Set([
  SyntaxKind.JsxText,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

type Declaration = ts.Node & { name?: ts.Node; propertyName?: ts.Node; initializer?: ts.Node; type?: ts.Node };

/** Returns true if another file determines the name: a library, the API or the module that exports it. */
const isNamedByOthers = (node: Declaration, parent: ts.Node): boolean =>
  ((ts.isBindingElement(node) || ts.isImportSpecifier(node)) &&
    !node.propertyName &&
    !ts.isArrayBindingPattern(parent) &&
    !(ts.isBindingElement(node) && node.dotDotDotToken)) ||
  ts.isObjectLiteralExpression(parent);

const isFunction = ({ kind, initializer, type }: Declaration): boolean =>
  kind === SyntaxKind.FunctionDeclaration ||
  kind === SyntaxKind.MethodDeclaration ||
  kind === SyntaxKind.MethodSignature ||
  type?.kind === SyntaxKind.FunctionType ||
  initializer?.kind === SyntaxKind.ArrowFunction ||
  initializer?.kind === SyntaxKind.FunctionExpression;

const matches = (node: Declaration, name: string, { pattern, of }: NamePattern): boolean =>
  pattern.test(name) &&
  (of === 'name' ||
    (of === 'function' && isFunction(node)) ||
    (of === 'type' && (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))));

const testFunctions = new Set(['describe', 'it', 'test']);

/** Returns the title of a test or a group of tests. Returns undefined if the node is not the call of a test function. */
const findTestTitle = (node: ts.Node): ts.Node | undefined => {
  if (!ts.isCallExpression(node)) return undefined;
  let callee: ts.Expression = node.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  const [title] = node.arguments;
  const isTest = ts.isIdentifier(callee) && testFunctions.has(callee.text);
  return isTest && title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined;
};

const findInTitle = (title: ts.Node, source: ts.SourceFile): Finding[] => {
  const start = title.getStart(source);
  return [...source.text.slice(start, title.end).matchAll(/[a-z]+/gi)].flatMap((match) => {
    const word = match[0].toLowerCase();
    const term = getTerm(word);
    return term?.inComments || term?.inTitles ? [{ index: start + match.index, term: word, use: term.use }] : [];
  });
};

const getTerm = (word: string): Term | undefined => (Object.hasOwn(terms, word) ? terms[word] : undefined);

interface Finding {
  readonly index: number;
  readonly term: string;
  readonly use: string;
}

/**
 * Finds the forbidden names that a file declares, and the forbidden words in the titles of its tests. Also returns the
 * file's text with spaces in place of all literals.
 */
const inspectNodes = (source: ts.SourceFile): { findings: Finding[]; withoutLiterals: string } => {
  const findings: Finding[] = [];
  const pieces: string[] = [];
  let copied = 0;
  const visit = (node: Declaration, parent: ts.Node): void => {
    const title = findTestTitle(node);
    if (title) findings.push(...findInTitle(title, source));
    if (literals.has(node.kind)) {
      const start = node.getStart(source);
      pieces.push(source.text.slice(copied, start), source.text.slice(start, node.end).replaceAll(/[^\n]/g, ' '));
      copied = node.end;
    }
    if (declarations.has(node.kind) && node.name && !isNamedByOthers(node, parent)) {
      const { name } = node;
      if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name)) {
        const index = name.getStart(source);
        for (const part of new Set(name.text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g))) {
          const word = part.toLowerCase();
          const term = getTerm(word);
          if (term) findings.push({ index, term: word, use: term.use });
        }
        for (const each of namePatterns)
          if (matches(node, name.text, each)) findings.push({ index, term: name.text, use: each.use });
      }
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return { findings, withoutLiterals: pieces.join('') + source.text.slice(copied) };
};

const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const quotedCode = /`[^`]*`/g;

const findInComments = (withoutLiterals: string): Finding[] =>
  [...withoutLiterals.matchAll(comment)].flatMap(({ 0: found, index }) =>
    [...found.replaceAll(quotedCode, (code) => ' '.repeat(code.length)).matchAll(/[a-z]+/gi)].flatMap((match) => {
      const word = match[0].toLowerCase();
      const term = getTerm(word);
      return term?.inComments ? [{ index: index + match.index, term: word, use: term.use }] : [];
    }),
  );

const isAllowed = (path: string, { term }: Finding): boolean => {
  const within = getTerm(term)?.within;
  return (
    (within !== undefined && !within.test(path)) ||
    exemptions.some(({ paths, names }) => names.includes(term) && paths.test(path))
  );
};

/**
 * Returns an error message for each forbidden word in the declared names, the comments and the test titles of a
 * TypeScript or JavaScript file. Returns an empty list for a file of another type and for an exempt path.
 */
export const checkVocabulary = ({ path, text: content }: SourceFile): string[] => {
  if (!/\.(?:tsx?|m?js)$/.test(path) || exemptPaths.test(path)) return [];
  const source = ts.createSourceFile(path, content, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const { findings, withoutLiterals } = inspectNodes(source);
  return [...findings, ...findInComments(withoutLiterals)]
    .filter((finding) => !isAllowed(path, finding))
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, term, use }) => {
      const line = source.getLineAndCharacterOfPosition(index).line + 1;
      return `${path}:${line}: "${term}" is not a term of this project: use ${use} (CONTRIBUTING.md, Words)`;
    });
};
