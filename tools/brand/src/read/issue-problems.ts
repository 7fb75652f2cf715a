import { flagTable } from '@livery/merchant/flag-table';
import { closestMatch } from '@livery/merchant/did-you-mean';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { parseProblem } from '@livery/merchant/schema-message';
import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import { toDisplayText } from './display-text.ts';
import type { JsonSource } from './json-source.ts';

type Issue = z.core.$ZodIssue;

/** Converts errors of the schema validation to problems with a position in the file and a remedy. */
export function toIssueProblems(file: string, source: JsonSource, issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
    if (issue.code !== 'unrecognized_keys')
      return [{ file, path: formatPath(path), ...source.getPosition(path), ...explain(issue) }];
    return issue.keys.map((key) => ({
      file,
      path: formatPath([...path, key]),
      ...source.getPosition([...path, key]),
      ...explainUnknownKey(path, key),
    }));
  });
}

type ProblemText = Pick<Problem, 'reason' | 'remedy'>;

function explainUnknownKey(path: readonly (string | number)[], key: string): ProblemText {
  const isFlag = path[0] === 'flags';
  const names = isFlag
    ? Object.keys(flagTable)
    : Object.keys(merchantSchema.shape satisfies Record<keyof Merchant, unknown>);
  const near = path.length === 0 || isFlag ? closestMatch(key, names) : undefined;
  const kind = isFlag ? 'flag' : 'key';
  return {
    reason: `there is no ${kind} "${toDisplayText(key)}"`,
    remedy: near ? `did you mean "${near}"?` : `remove it; the ${kind}s that exist are listed in merchant.schema.json`,
  };
}

function explain(issue: Issue): ProblemText {
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
      const near = typeof issue.input === 'string' ? closestMatch(issue.input, values) : undefined;
      return {
        reason: `${toDisplayText(JSON.stringify(issue.input) ?? 'nothing')} is not one of the values allowed here`,
        remedy: near ? `did you mean "${near}"?` : `choose one of ${values.join(', ')}`,
      };
    }
    case 'too_big':
      return { reason: `too large: at most ${issue.maximum}`, remedy: `bring it down to ${issue.maximum} or less` };
    case 'too_small':
      return { reason: `too small: at least ${issue.minimum}`, remedy: `bring it up to ${issue.minimum} or more` };
    default: {
      const { reason, right } = parseProblem(issue.message);
      return { reason, remedy: right ? `write ${right}` : 'see merchant.schema.json for what is allowed here' };
    }
  }
}

function formatPath(path: readonly (string | number)[]): string {
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
