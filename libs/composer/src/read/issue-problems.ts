import { flagTable } from '@livery/merchant/flag-table';
import { closestMatch } from '@livery/merchant/did-you-mean';
import { normalizeDomain } from '@livery/merchant/domains';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { parseProblem } from '@livery/merchant/schema-message';
import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import { toDisplayText } from './display-text.ts';
import { suggestLanguages } from './suggest-language.ts';
import type { JsonSource } from './json-source.ts';

type Issue = z.core.$ZodIssue;

/** Converts errors of the schema validation to problems with a position in the file and a remedy. */
export function toIssueProblems(
  file: string,
  source: Pick<JsonSource, 'getPosition'>,
  issues: readonly Issue[],
): Problem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
    if (issue.code !== 'unrecognized_keys')
      return [{ file, path: formatPath(path), ...source.getPosition(path), ...explain(issue, path) }];
    return issue.keys.map((key) => ({
      file,
      path: formatPath([...path, key]),
      ...source.getPosition([...path, key]),
      ...explainUnknownKey(path, key),
    }));
  });
}

type ProblemText = Pick<Problem, 'reason' | 'remedy' | 'fix'>;

function explainUnknownKey(path: readonly (string | number)[], key: string): ProblemText {
  const isFlag = path[0] === 'flags';
  const names = isFlag
    ? Object.keys(flagTable)
    : Object.keys(merchantSchema.shape satisfies Record<keyof Merchant, unknown>);
  const near = path.length === 0 || isFlag ? closestMatch(key, names) : undefined;
  const kind = isFlag ? 'flag' : 'key';
  const fix = near === undefined ? undefined : { path: [...path, key], renameTo: near };
  return {
    ...(fix && { fix }),
    reason: `there is no ${kind} "${toDisplayText(key)}"`,
    remedy: near ? `did you mean "${near}"?` : `remove it; the ${kind}s that exist are listed in merchant.schema.json`,
  };
}

function explain(issue: Issue, path: readonly (string | number)[]): ProblemText {
  switch (issue.code) {
    case 'invalid_type': {
      const missing = issue.input === undefined;
      return {
        reason: missing ? 'missing' : `expected ${issue.expected}, found ${getJsonType(issue.input)}`,
        remedy: missing ? `add it, as ${withArticle(issue.expected)}` : `write ${withArticle(issue.expected)}`,
      };
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = suggestValues(issue.input, values, path);
      const [only] = near.length === 1 ? near : [];
      return {
        reason: `${toDisplayText(JSON.stringify(issue.input) ?? 'nothing')} is not one of the values allowed here`,
        remedy:
          near.length > 0
            ? `did you mean ${near.map((value) => `"${value}"`).join(' or ')}?`
            : `choose one of ${values.join(', ')}`,
        ...(only !== undefined && { fix: { path, value: only } }),
      };
    }
    case 'too_big':
      return { reason: `too large: at most ${issue.maximum}`, remedy: `bring it down to ${issue.maximum} or less` };
    case 'too_small':
      return { reason: `too small: at least ${issue.minimum}`, remedy: `bring it up to ${issue.minimum} or more` };
    default: {
      const { reason, right } = parseProblem(issue.message);
      const value = findOnlyValue(issue.input, path);
      return {
        reason,
        remedy: right ? `write ${right}` : 'see merchant.schema.json for what is allowed here',
        ...(value !== undefined && { fix: { path, value } }),
      };
    }
  }
}

function suggestValues(
  input: unknown,
  values: readonly string[],
  path: readonly (string | number)[],
): readonly string[] {
  if (typeof input !== 'string') return [];
  if (path[0] === 'languages') return suggestLanguages(input);
  const near = closestMatch(input, values);
  return near === undefined ? [] : [near];
}

/** Returns the only correct form of an invalid value: a list without its repetitions, or a normalized domain. */
function findOnlyValue(input: unknown, path: readonly (string | number)[]): unknown {
  if (Array.isArray(input)) {
    const unique = [...new Set<unknown>(input)];
    return unique.length < input.length ? unique : undefined;
  }
  return path[0] === 'domains' && typeof input === 'string' ? normalizeDomain(input) : undefined;
}

/** Formats a JSON path, such as `$.domains[0]`. */
export function formatPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, step) => text + (typeof step === 'number' ? `[${step}]` : `.${toDisplayText(step)}`),
    '$',
  );
}

function getJsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const withArticle = (type: string): string => `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
