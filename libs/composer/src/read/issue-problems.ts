import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
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

type Explanation = ProblemText & Pick<Problem, 'fix'>;

function explainUnknownKey(path: readonly (string | number)[], key: string): Explanation {
  const isFlag = path[0] === 'flags';
  const names = isFlag
    ? Object.keys(flagTable)
    : Object.keys(merchantSchema.shape satisfies Record<keyof Merchant, unknown>);
  const near = path.length === 0 || isFlag ? closestMatch(key, names) : undefined;
  const kind = isFlag ? ('flag' as const) : ('key' as const);
  const shown = toDisplayText(key);
  const fix = near === undefined ? undefined : { path: [...path, key], renameTo: near };
  return {
    ...(fix && { fix }),
    ...(near === undefined
      ? createProblemText(`${kind}.unknown`, { key: shown })
      : createProblemText(`${kind}.unknownNear`, { key: shown, near })),
  };
}

function explain(issue: Issue, path: readonly (string | number)[]): Explanation {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, issue.input);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = suggestValues(issue.input, values, path);
      const [only] = near.length === 1 ? near : [];
      const shown = toDisplayText(JSON.stringify(issue.input) ?? 'nothing');
      return {
        ...(near.length > 0
          ? createProblemText('value.near', { value: shown, eitherNear: near.map((value) => `"${value}"`) })
          : createProblemText('value.unknown', { value: shown, allowed: values })),
        ...(only !== undefined && { fix: { path, value: only } }),
      };
    }
    case 'too_big':
      return createProblemText('size.large', { max: Number(issue.maximum) });
    case 'too_small':
      return createProblemText('size.small', { min: Number(issue.minimum) });
    default: {
      const value = findOnlyValue(issue.input, path);
      return {
        ...explainMessage(issue.message),
        ...(value !== undefined && { fix: { path, value } }),
      };
    }
  }
}

const knownTypes = ['string', 'number', 'int', 'boolean', 'object', 'array', 'record'] as const;

function explainType(expected: string, input: unknown): ProblemText {
  const type = knownTypes.find((each) => each === expected);
  const written = withArticle(expected);
  if (input === undefined)
    return type ? createProblemText(`missing.${type}`) : createProblemText('missing.other', { written });
  const found = getJsonType(input);
  return type
    ? createProblemText(`type.${type}`, { found })
    : createProblemText('type.other', { expected, found, written });
}

/** Default messages of zod, each with the code of the problem text that replaces it. */
const zodMessages = {
  'Invalid ISO date': 'format.date',
  'Invalid base64-encoded string': 'format.base64',
  'Invalid input': 'value.invalid',
} as const;

/**
 * Converts the message of a failed validation rule to a problem text. The message comes from the schema of brand
 * files or from zod itself.
 */
function explainMessage(message: string): ProblemText {
  const { reason, right, text } = parseProblem(message);
  if (text && right !== undefined) return { ...text, reason, remedy: `write ${right}` };
  const code = zodMessages[reason as keyof typeof zodMessages];
  return code ? createProblemText(code) : createProblemText('format.other', { message: reason });
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

/**
 * Returns the corrected form of an invalid value, if exactly one correction is possible: a list without its duplicates,
 * or a normalized domain. Otherwise returns undefined.
 */
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
