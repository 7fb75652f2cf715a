import { type StyleRule, parseStyles, writeStyles } from './style-sheet.ts';

/**
 * Extracts the rules of a style sheet that a page with some HTML and language needs: selectors without a class, and
 * those whose classes and data attributes are all in the page. The full sheet loads with the code that it belongs to.
 * The sheet is parsed once; the selection is cheap, so that it runs for each brand.
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
      choose(chosen, (rule) => (rule.animation === undefined || usedNames.has(rule.animation) ? rule : undefined)),
    );
  };
}

interface Selector {
  readonly text: string;
  /**
   * Marks that the page must have for the selector to match: `.class`, `data-name` with or without its value,
   * `:lang(a,b)`.
   */
  readonly requires: readonly string[];
}

interface AnalyzedRule extends StyleRule {
  readonly selectors?: readonly Selector[];
  /** The name of keyframes. */
  readonly animation?: string | undefined;
  readonly rules?: readonly AnalyzedRule[];
}

function analyzeRule(rule: StyleRule): AnalyzedRule {
  const { prelude, body, rules } = rule;
  if (rules !== undefined) return { prelude, rules: rules.map(analyzeRule) };
  if (prelude.startsWith('@')) return { ...rule, animation: /^@keyframes (.+)$/.exec(prelude)?.[1] };
  return {
    prelude,
    ...(body !== undefined && { body }),
    selectors: selectorsIn(prelude).map((text) => ({ text, requires: getRequiredMarks(text) })),
  };
}

/** Splits a selector list at commas outside brackets. */
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
 * Returns the marks that a selector requires, without the arguments of `:not()`, `:is()` and similar. A rule that
 * excludes prerendered regions never applies to a prerendered page.
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

/** Creates a function that returns true when the page has a mark. */
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
    .map(({ body, rules: inner, animation }) => (animation === undefined ? (body ?? declarationsIn(inner ?? [])) : ''))
    .join(' ');
}
