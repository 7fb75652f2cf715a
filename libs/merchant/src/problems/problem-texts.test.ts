import { describe, expect, it } from 'vitest';
import { describeProblem, parseProblem } from '../schema-message.ts';
import { createProblemText, problemCodes } from './create-problem-text.ts';
import { schemaTexts } from './schema-texts.ts';

const schemaCodes = Object.keys(schemaTexts) as (keyof typeof schemaTexts)[];

it.each(schemaCodes)('finds the code and the values of %s in its message', (code) => {
  const names = schemaTexts[code].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const values = Object.fromEntries(names.map((name, index) => [name, `value ${index}, with (signs) ^$.*`]));
  expect(parseProblem(describeProblem(code, values)).text).toEqual({ code, values });
});

it('finds no code in a message of zod itself', () => {
  expect(parseProblem('Invalid input')).toEqual({ reason: 'Invalid input' });
});

describe('the English text', () => {
  it('contains the values, and joins lists', () => {
    expect(createProblemText('flag.noEffect', { flag: 'A', eitherFlag: ['B', 'C'] })).toMatchObject({
      reason: 'A is on, but has no effect without B or C',
      remedy: 'switch A off, or B or C on',
    });
    expect(createProblemText('value.unknown', { value: '1', allowed: ['a', 'b'] }).remedy).toBe('choose one of a, b');
  });

  it('names a jurisdiction and an error in JSON in words', () => {
    expect(createProblemText('age.low', { age: 18, legalAge: 21, market: 'pagcor' }).reason).toBe(
      '18 is below the 21 of Philippines, PAGCOR',
    );
    expect(createProblemText('json.invalid', { cause: 'CommaExpected' }).reason).toBe('not JSON: comma expected');
  });

  it('contains the reason and the remedy of its cause, also of a cause of a cause', () => {
    const inner = createProblemText('asset.missing', { path: 'logo.svg' });
    const middle = createProblemText('base.problem', { name: 'x', line: 3, problem: inner });
    expect(createProblemText('image.at', { path: 'a.png', problem: middle })).toMatchObject({
      reason: 'a.png: the base x has a problem in line 3: there is no file logo.svg',
      remedy: 'correct x.json first',
    });
  });

  it('has no code twice', () => {
    expect(new Set(problemCodes).size).toBe(problemCodes.length);
  });
});
