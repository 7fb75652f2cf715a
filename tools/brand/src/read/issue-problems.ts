import { flagTable } from '@livery/merchant/flag-table';
import { nearestName } from '@livery/merchant/nearest-name';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import { partsOf } from '@livery/merchant/says';
import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import type { JsonSource } from './json-source.ts';

type Issue = z.core.$ZodIssue;

/** Phrases what the schema found, with the place in the text and what would be right. */
export function issueProblems(file: string, source: JsonSource, issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
    if (issue.code !== 'unrecognized_keys')
      return [{ file, path: written(path), ...source.placeOf(path), ...explain(issue) }];
    return issue.keys.map((key) => ({
      file,
      path: written([...path, key]),
      ...source.placeOf([...path, key]),
      ...unknownKey(path, key),
    }));
  });
}

type Words = Pick<Problem, 'reason' | 'remedy'>;

function unknownKey(path: readonly (string | number)[], key: string): Words {
  const isFlag = path[0] === 'flags';
  const names = isFlag
    ? Object.keys(flagTable)
    : Object.keys(merchantSchema.shape satisfies Record<keyof Merchant, unknown>);
  const near = path.length === 0 || isFlag ? nearestName(key, names) : undefined;
  const kind = isFlag ? 'flag' : 'key';
  return {
    reason: `there is no ${kind} "${shown(key)}"`,
    remedy: near ? `did you mean "${near}"?` : `remove it; the ${kind}s that exist are listed in merchant.schema.json`,
  };
}

function explain(issue: Issue): Words {
  switch (issue.code) {
    case 'invalid_type': {
      const missing = issue.input === undefined;
      return {
        reason: missing ? 'missing' : `expected ${issue.expected}, found ${kindOf(issue.input)}`,
        remedy: missing ? `add it, as ${article(issue.expected)}` : `write ${article(issue.expected)}`,
      };
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const near = typeof issue.input === 'string' ? nearestName(issue.input, values) : undefined;
      return {
        reason: `${shown(JSON.stringify(issue.input) ?? 'nothing')} is not one of the values allowed here`,
        remedy: near ? `did you mean "${near}"?` : `choose one of ${values.join(', ')}`,
      };
    }
    case 'too_big':
      return { reason: `too large: at most ${issue.maximum}`, remedy: `bring it down to ${issue.maximum} or less` };
    case 'too_small':
      return { reason: `too small: at least ${issue.minimum}`, remedy: `bring it up to ${issue.minimum} or more` };
    default: {
      const { reason, right } = partsOf(issue.message);
      return { reason, remedy: right ? `write ${right}` : 'see merchant.schema.json for what is allowed here' };
    }
  }
}

function written(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => text + (typeof step === 'number' ? `[${step}]` : `.${shown(step)}`), '$');
}

/** Untrusted text for a terminal: short, and without control characters. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 80);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const article = (type: string): string => `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
