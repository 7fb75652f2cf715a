// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { problemCodes } from '@livery/merchant/problems/create-problem-text';
import { problemTexts } from '@livery/merchant/problems/problem-texts';
import { schemaTexts } from '@livery/merchant/problems/schema-texts';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { createConsoleStore } from '../../app/store.ts';
import { consoleLanguages } from '../../i18n/languages.ts';
import { ProblemText } from './problem-text.tsx';
import { textOptions } from '../../i18n/i18n.ts';

afterEach(cleanup);

const files = import.meta.glob<object>('../../../locales/*/{problems,creation,shell}.json', {
  eager: true,
  import: 'default',
});
const read = (code: string, name: string): object => files[`../../../locales/${code}/${name}.json`] ?? {};
const namespaces = ['problems', 'creation', 'shell'] as const;

const createTexts = (code: string, bcp47: string) => {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: bcp47,
    ns: [...namespaces],
    defaultNS: 'shell',
    resources: { [bcp47]: Object.fromEntries(namespaces.map((name) => [name, read(code, name)])) },
    initAsync: false,
    ...textOptions,
  });
  return instance;
};

const listPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** English reason and remedy of each problem as the command line shows them, by problem code. */
const english = new Map<string, readonly [string, string]>([
  ...Object.entries(problemTexts),
  ...Object.entries(schemaTexts).map(([code, [reason, right]]) => [code, [reason, `write ${right}`]] as const),
]);

describe.each(consoleLanguages)('the texts of problems in $code', ({ code, bcp47 }) => {
  const texts = createTexts(code, bcp47);
  const all = read(code, 'problems');

  it('has a text for every code, with the same placeholders', () => {
    const differing = problemCodes.filter((problem) =>
      (['reason', 'remedy'] as const).some((part, index) => {
        const expected = listPlaceholders(english.get(problem)?.[index] ?? '');
        const raw = readRaw(all, problem, part);
        return raw === '' || JSON.stringify(listPlaceholders(raw)) !== JSON.stringify(expected);
      }),
    );
    expect(differing).toEqual([]);
  });

  it('is shown in this language, for every code', () => {
    const shown = problemCodes.filter((problem) => {
      const [reason = '', remedy = ''] = english.get(problem) ?? [];
      const values = Object.fromEntries(
        listPlaceholders(reason + remedy).map((name) => [name, name === 'languageName' ? 'en' : 'x']),
      );
      const { container, unmount } = render(
        <I18nextProvider i18n={texts}>
          <Provider store={createConsoleStore()}>
            <ProblemText problem={{ code: problem, values, reason, remedy }} />
          </Provider>
        </I18nextProvider>,
      );
      const isEnglish = container.querySelector('[lang="en"]') !== null;
      const text = container.textContent ?? '';
      unmount();
      if (code === 'AR') return isEnglish || !/\p{Script=Arabic}/u.test(text);
      return isEnglish || /[{}]/.test(text.replace(/"?\{\}"?/g, ''));
    });
    // The text of `image.at` consists only of placeholders, so it cannot be translated.
    expect(shown.filter((problem) => problem !== 'image.at')).toEqual([]);
  });
});

const readRaw = (texts: object, code: string, part: string): string =>
  String(
    ['text', ...code.split('.'), part].reduce<unknown>(
      (branch, key) => (branch as Record<string, unknown> | undefined)?.[key],
      texts,
    ) ?? '',
  );

it('shows English exactly as the command line writes it', () => {
  const differing = problemCodes.filter((code) =>
    (['reason', 'remedy'] as const).some(
      (part, index) => readRaw(read('EN', 'problems'), code, part) !== english.get(code)?.[index],
    ),
  );
  expect(differing).toEqual([]);
});

const renderIn = (code: string, bcp47: string, problem: Parameters<typeof ProblemText>[0]['problem']): string => {
  const { container } = render(
    <I18nextProvider i18n={createTexts(code, bcp47)}>
      <Provider store={createConsoleStore()}>
        <ProblemText problem={problem} />
      </Provider>
    </I18nextProvider>,
  );
  return (container.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
};

it('translates the words inside of a problem: a cause, a type, a jurisdiction, a list', () => {
  const show = (code: string, values: Record<string, unknown>) =>
    renderIn('ES', 'es', { code, values, reason: 'English', remedy: 'English' });
  const cause = { code: 'json.invalid', values: { cause: 'CommaExpected' } };
  expect(show('base.problem', { name: 'x', line: 2, problem: cause })).toContain(
    'línea 2: no es JSON: se esperaba una coma',
  );
  expect(show('type.string', { found: 'number' })).toContain('se encontró un número');
  expect(show('flag.noEffect', { flag: 'A', eitherFlag: ['B', 'C'] })).toContain('sin B o C');
  expect(show('age.low', { age: 18, legalAge: 21, market: 'pagcor' })).toContain('Filipinas');
});

it('shows a problem of an earlier gateway in English, marked as English', () => {
  const { container } = render(
    <I18nextProvider i18n={createTexts('AR', 'ar')}>
      <Provider store={createConsoleStore()}>
        <ProblemText problem={{ reason: 'wrong', remedy: 'correct it' }} />
      </Provider>
    </I18nextProvider>,
  );
  expect(container.querySelector('[lang="en"]')?.textContent).toBe('wrong: correct it');
});
