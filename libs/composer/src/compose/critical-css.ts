import { type StyleRule, parseStyles, writeStyles } from './style-sheet.ts';

/**
 * Parses a style sheet once, and creates a function that returns the rules that a page needs. The created function is
 * fast enough to run for each brand. A page needs a rule if it has all classes and data attributes of one of the rule's
 * selectors, and its language. The app loads the full style sheet later.
 */
export function createCriticalCss(css: string): (html: string, language: string) => string {
  const rules = parseStyles(css).map(analyzeRule);
  return (html, language) => {
    const isMet = createPageMatcher(html, language);
    const chosen = choose(rules, (rule) => {
      if (rule.selectors === undefined) return rule;
      const met = rule.selectors.filter(({ requires }) => requires.every(isMet));
      return met.length === 0 ? undefined : { ...rule, prelude: met.map(({ text }) => text).join(',') };
    });
    const usedNames = new Set(declarationsIn(chosen).match(/[\w-]+/g));
    return writeStyles(
      choose(chosen, (rule) => (rule.name === undefined || usedNames.has(rule.name) ? rule : undefined)),
    );
  };
}

interface Selector {
  readonly text: string;
  /**
   * Conditions of the selector: classes (`.class`), data attributes (`data-name` or `data-name="value"`), and
   * languages (`:lang(a,b)`). The selector can match only if the page fulfils all of them.
   */
  readonly requires: readonly string[];
}

interface AnalyzedRule extends StyleRule {
  readonly selectors?: readonly Selector[];
  /**
   * Name that a `@keyframes` rule defines, or font family that a `@font-face` rule defines. Other rules refer to this
   * name. Undefined for a rule that defines no name.
   */
  readonly name?: string | undefined;
  readonly rules?: readonly AnalyzedRule[];
}

function analyzeRule(rule: StyleRule): AnalyzedRule {
  const { prelude, body, rules } = rule;
  if (rules !== undefined) return { prelude, rules: rules.map(analyzeRule) };
  if (prelude.startsWith('@')) return { ...rule, name: getDefinedName(rule) };
  return {
    prelude,
    ...(body !== undefined && { body }),
    selectors: selectorsIn(prelude).map((text) => ({ text, requires: getRequiredMarks(text) })),
  };
}

function getDefinedName({ prelude, body = '' }: StyleRule): string | undefined {
  return prelude === '@font-face'
    ? /font-family:["']?([\w-]+)/.exec(body)?.[1]
    : /^@keyframes (.+)$/.exec(prelude)?.[1];
}

/** Splits a list of selectors at its commas. Ignores commas inside brackets. */
function selectorsIn(prelude: string): string[] {
  let depth = 0;
  const cuts = [...prelude].flatMap((sign, at) => {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    return sign === ',' && depth === 0 ? [at] : [];
  });
  return [...cuts, prelude.length].map((end, index) =>
    prelude.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, end),
  );
}

const never = ':not([data-region])';

/**
 * Returns the marks (classes, data attributes and languages) that a page must have so that the selector can match.
 * Ignores the arguments of `:not()`, `:is()` and similar. A selector with `:not([data-region])` is for elements that
 * are not prerendered. For such a selector, returns a mark that no page has.
 */
function getRequiredMarks(selector: string): string[] {
  if (selector.includes(':not([data-region]')) return [never];
  const languages = selector.match(/:lang\([^)]*\)/g) ?? [];
  const plain = withoutArguments(selector);
  const classes = plain.match(/\.[a-zA-Z_][\w-]*/g) ?? [];
  const attributes = [...plain.matchAll(/\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].map(([, name = '', value]) =>
    value === undefined ? name : `${name}="${value}"`,
  );
  return [...classes, ...attributes, ...languages];
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/**
 * Creates a function that returns true if the page has a mark. A mark is a class (`.class`), a data attribute
 * (`data-name` or `data-name="value"`), or a list of languages (`:lang(a,b)`). A list matches if the page has one of
 * its languages.
 */
function createPageMatcher(html: string, language: string): (mark: string) => boolean {
  const classes =
    html.match(/(?<=class=")[^"]*/g)?.flatMap((names) => names.split(' ').map((name) => `.${name}`)) ?? [];
  const attributes = html.match(/\bdata-[\w-]+="[^"]*"/g) ?? [];
  const present = new Set([...classes, ...attributes, ...attributes.map((each) => each.slice(0, each.indexOf('=')))]);
  return (mark) =>
    mark.startsWith(':lang')
      ? mark
          .slice(6, -1)
          .split(/,\s*/)
          .some((each) => language === each || language.startsWith(`${each}-`))
      : present.has(mark);
}

function choose(
  rules: readonly AnalyzedRule[],
  pick: (rule: AnalyzedRule) => AnalyzedRule | undefined,
): AnalyzedRule[] {
  return rules.flatMap((rule) =>
    rule.rules === undefined ? (pick(rule) ?? []) : { ...rule, rules: choose(rule.rules, pick) },
  );
}

function declarationsIn(rules: readonly AnalyzedRule[]): string {
  return rules
    .map(({ body, rules: inner, name }) => (name === undefined ? (body ?? declarationsIn(inner ?? [])) : ''))
    .join(' ');
}
