import ts from 'typescript';
import type { KeysByNamespace } from './translation-files.ts';

/** Marks the part of a template that can be any text. */
const anyText = '\u0000';
/** A template with more texts than this is treated as one with any text. */
const maxTexts = 2000;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the texts that a type can have. Undefined for a type with unlimited texts, such as `string`. */
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

/** Finds the translation keys that source files use. The type checker resolves keys that are composed or passed on. */
export class KeyUsage {
  readonly #checker: ts.TypeChecker;
  readonly #keys: KeysByNamespace;
  readonly #used = new Set<string>();

  constructor(program: ts.Program, keys: KeysByNamespace) {
    this.#checker = program.getTypeChecker();
    this.#keys = keys;
  }

  /** Returns the keys that no added file uses, as `namespace:key`. */
  get unused(): string[] {
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

  /** Adds the keys of a call of `t`. */
  #addCall({ expression, arguments: [key] }: ts.CallExpression): void {
    if (!key) return;
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

  /**
   * Adds a key outside a call of `t`: a key with its namespace, or a text whose expected type consists of keys of one
   * namespace.
   */
  #addText(node: ts.StringLiteralLike | ts.TemplateExpression): void {
    const texts = this.#resolve(node);
    for (const text of texts) this.#add(text);
    const expected = ts.isStringLiteralLike(node) && this.#checker.getContextualType(node);
    const choices = expected ? getTexts(expected) : undefined;
    if (!choices || choices.length < 2) return;
    for (const [namespace, keys] of this.#keys)
      if (choices.every((choice) => keys.has(choice))) for (const text of texts) this.#add(text, namespace);
  }

  /**
   * Returns true for a type that contains all keys of a namespace. Such a type does not show which keys are used; they
   * are counted at the places where the texts are written.
   */
  #coversNamespace(texts: readonly string[]): boolean {
    const all = new Set(texts);
    return [...this.#keys].some(
      ([namespace, keys]) => keys.size > 1 && [...keys].every((key) => all.has(key) || all.has(`${namespace}:${key}`)),
    );
  }

  /** Returns the namespace for keys that name none. Undefined when the called expression is not a `t`. */
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

  /** Adds a key, or all keys that fit a text with an unknown part. */
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
