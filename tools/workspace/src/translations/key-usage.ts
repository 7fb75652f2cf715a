import ts from 'typescript';
import type { KeysByNamespace } from './translation-files.ts';

/** Placeholder for the part of a template string that can be any text. */
const anyText = '\u0000';
/**
 * Maximum number of different texts that a template string can produce. If a variable part of the string would exceed
 * this number, the part counts as any text.
 */
const maxTexts = 2000;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns all texts that a type allows, or undefined if the number of texts is unlimited, as for `string`. */
const getTexts = (type: ts.Type): string[] | undefined => {
  if (type.isUnion()) {
    const texts = type.types.map(getTexts);
    return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
  }
  if (type.isStringLiteral()) return [type.value];
  if (type.isNumberLiteral()) return [String(type.value)];
  return type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? [] : undefined;
};

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Kinds of arguments that are never keys. The type checker does not have to find the function that is called with them. */
const neverKeys: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

/**
 * Finds the translation keys that source files use. It uses the TypeScript type checker to find keys that are composed
 * or passed as arguments.
 */
export class KeyUsage {
  readonly #checker: ts.TypeChecker;
  readonly #keys: KeysByNamespace;
  readonly #used = new Set<string>();
  /** String literals of the added files. `findUnused` checks their expected types later. */
  readonly #literals: ts.StringLiteralLike[] = [];

  constructor(program: ts.Program, keys: KeysByNamespace) {
    this.#checker = program.getTypeChecker();
    this.#keys = keys;
  }

  /** Returns the keys that none of the added files uses, each as `namespace:key`. */
  findUnused(): string[] {
    for (const node of this.#literals.splice(0)) this.#addByExpectedType(node);
    return [...this.#keys].flatMap(([namespace, keys]) =>
      [...keys].map((key) => `${namespace}:${key}`).filter((key) => !this.#used.has(key)),
    );
  }

  addFile(file: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) this.#addCall(node);
      else if (isText(node)) this.#addText(node);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  /**
   * Marks the keys as used that are the first argument in a call of the translation function `t`. Ignores calls of
   * other functions.
   */
  #addCall({ expression, arguments: [key] }: ts.CallExpression): void {
    if (!key || neverKeys.has(key.kind)) return;
    const namespace = this.#getDefaultNamespace(expression);
    if (namespace !== undefined) this.#addArgument(key, namespace);
  }

  #addArgument(node: ts.Expression, namespace: string): void {
    const isTypedText = ts.isAsExpression(node) && isText(node.expression);
    if (ts.isParenthesizedExpression(node) || isTypedText) return this.#addArgument(node.expression, namespace);
    if (ts.isArrayLiteralExpression(node)) return node.elements.forEach((each) => this.#addArgument(each, namespace));
    if (ts.isConditionalExpression(node)) {
      this.#addArgument(node.whenTrue, namespace);
      return this.#addArgument(node.whenFalse, namespace);
    }
    const texts = isText(node) ? this.#resolve(node) : getTexts(this.#checker.getTypeAtLocation(node));
    if (texts && !this.#coversNamespace(texts)) for (const text of texts) this.#add(text, namespace);
  }

  /** Adds a text that is not an argument of `t`, if it contains a namespace. */
  #addText(node: ts.StringLiteralLike | ts.TemplateExpression): void {
    for (const text of this.#resolve(node)) this.#add(text);
    if (ts.isStringLiteralLike(node)) this.#literals.push(node);
  }

  /**
   * Marks a text without a namespace as used, if its expected type allows only keys of one namespace. Finding the
   * expected type is slow. Therefore it is done only if the text is a key that is still unused.
   */
  #addByExpectedType(node: ts.StringLiteralLike): void {
    const namespaces = [...this.#keys].filter(
      ([namespace, keys]) => keys.has(node.text) && !this.#used.has(`${namespace}:${node.text}`),
    );
    const expected = namespaces.length > 0 && this.#checker.getContextualType(node);
    const choices = expected ? getTexts(expected) : undefined;
    if (!choices || choices.length < 2) return;
    for (const [namespace, keys] of namespaces)
      if (choices.every((choice) => keys.has(choice))) this.#add(node.text, namespace);
  }

  /**
   * Returns true if the texts include all keys of a namespace. The type of the expression is then "any key", and does
   * not show which keys are used. Such an expression therefore marks no key. The keys are marked where they occur as
   * text.
   */
  #coversNamespace(texts: readonly string[]): boolean {
    const all = new Set(texts);
    return [...this.#keys].some(
      ([namespace, keys]) => keys.size > 1 && [...keys].every((key) => all.has(key) || all.has(`${namespace}:${key}`)),
    );
  }

  /**
   * Returns the namespace of a translation function, which applies to keys without a namespace. Returns undefined if
   * `callee` is not a translation function.
   */
  #getDefaultNamespace(callee: ts.Expression): string | undefined {
    const type = this.#checker.getTypeAtLocation(callee);
    if (type.symbol?.name !== 'TFunction') return undefined;
    const [namespaces] = this.#checker.getTypeArguments(type as ts.TypeReference);
    const first = namespaces && (this.#checker.getTypeArguments(namespaces as ts.TypeReference)[0] ?? namespaces);
    return first?.isStringLiteral() ? first.value : '';
  }

  #resolve(node: ts.StringLiteralLike | ts.TemplateExpression): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    let texts = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const choices = getTexts(this.#checker.getTypeAtLocation(expression)) ?? [anyText];
      const isLimited = texts.length * choices.length <= maxTexts;
      texts = texts.flatMap((text) => (isLimited ? choices : [anyText]).map((choice) => text + choice + literal.text));
    }
    return texts;
  }

  /** Marks a key as used. If the text contains `anyText`, marks all keys that match. */
  #add(text: string, defaultNamespace?: string): void {
    const [namespace = '', key] = text.includes(':') ? text.split(/:(.*)/s) : [defaultNamespace, text];
    const keys = this.#keys.get(namespace);
    if (!keys || key === undefined) return;
    if (!key.includes(anyText)) {
      if (keys.has(key)) this.#used.add(`${namespace}:${key}`);
      return;
    }
    const pattern = new RegExp(`^${key.split(anyText).map(escapePattern).join('.+')}$`);
    for (const each of keys) if (pattern.test(each)) this.#used.add(`${namespace}:${each}`);
  }
}
