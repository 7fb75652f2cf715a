/** A rule of a minified style sheet. It contains either declarations or other rules. */
export interface StyleRule {
  /** Text before the block, e.g. `.a,.b` or `@media print`. */
  readonly prelude: string;
  /** Declarations of the rule. Absent if the rule contains other rules. */
  readonly body?: string;
  readonly rules?: readonly StyleRule[];
}

/** Matches at-rules that contain other rules. The content of any other at-rule, e.g. `@keyframes`, is not split. */
const nestedRulePattern = /^@(?:layer|media|supports|container)\b/;

/** Parses a minified style sheet. A statement such as `@layer a,b;` becomes a rule that has only a prelude. */
export function parseStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === ';') {
      rules.push({ prelude: css.slice(start, at + 1) });
      start = at + 1;
    } else if (sign === '{') {
      const end = endOfBlock(css, at);
      const prelude = css.slice(start, at);
      const inside = css.slice(at + 1, end);
      rules.push(nestedRulePattern.test(prelude) ? { prelude, rules: parseStyles(inside) } : { prelude, body: inside });
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

/** Converts rules to CSS text. Omits a rule whose list of inner rules is empty. */
export function writeStyles(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, body, rules: inner }) => {
      if (inner === undefined) return body === undefined ? prelude : `${prelude}{${body}}`;
      const written = writeStyles(inner);
      return written === '' ? '' : `${prelude}{${written}}`;
    })
    .join('');
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(
    `A style sheet has a block that does not end: ${css.slice(open, open + 80)}. Check the CSS in the build output.`,
  );
}

function endOfText(css: string, open: number): number {
  let at = open + 1;
  while (at < css.length && css[at] !== css[open]) at += css[at] === '\\' ? 2 : 1;
  return at;
}
