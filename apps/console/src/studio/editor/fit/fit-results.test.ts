import { describe, expect, it } from 'vitest';
import { replaceProblems } from './fit-problems.ts';
import { addMeasuredTexts, findChangedKeys, findTextFit, listScreensOfText, toPreviewPlace } from './fit-results.ts';

const document = { texts: { EN: { 'shell:nav.home': 'Own home' } } };
const place = { language: 'EN', path: '/m/home', visitor: 'guest', width: 390 } as const;
const narrow = { ...place, path: '/m/login', width: 320 };
const measured = addMeasuredTexts(
  addMeasuredTexts({}, place, ['shell:nav.home', 'shell:nav.mine'], document),
  narrow,
  ['shell:nav.home'],
  document,
);
const unfit = {
  keys: ['shell:nav.home'],
  text: 'Own home',
  kind: 'cut',
  left: 0,
  top: 0,
  width: 1,
  height: 1,
} as const;
const problems = replaceProblems(replaceProblems([], place, [unfit], document), narrow, [unfit], document);

const findFit = (key: string, text: string, results = { problems, measured }, current: object = document) =>
  findTextFit(results, { language: 'EN', key, text }, current as typeof document);

describe('a text', () => {
  it('fits, with the narrowest screen on which it was measured', () => {
    expect(findFit('shell:nav.home', 'Own home', { problems: [], measured })).toMatchObject({
      kind: 'fits',
      place: { path: '/m/login', width: 320 },
    });
    expect(findFit('shell:nav.mine', 'Mine')).toMatchObject({ kind: 'fits', place });
  });

  it('does not fit, with the narrowest screen of several', () => {
    expect(findFit('shell:nav.home', 'Own home')).toMatchObject({ kind: 'unfit', place: { width: 320 } });
  });

  it('does not fit if another key has the same text', () => {
    expect(findFit('shell:title.home', 'Own home')).toMatchObject({ kind: 'unfit' });
  });

  it('is unknown before a measurement, and in another language', () => {
    expect(findFit('shell:nav.more', 'More').kind).toBe('unknown');
    expect(
      findTextFit({ problems, measured }, { language: 'AR', key: 'shell:nav.home', text: '' }, document).kind,
    ).toBe('unknown');
  });

  it('has changed since its measurement, and fits after the next one', () => {
    const changed = { texts: { EN: { 'shell:nav.home': 'Home' } } };
    expect(findFit('shell:nav.home', 'Home', undefined, changed).kind).toBe('changed');
    const again = addMeasuredTexts(measured, narrow, ['shell:nav.home'], changed);
    expect(findFit('shell:nav.home', 'Home', { problems, measured: again }, changed).kind).toBe('fits');
  });
});

it('measures a changed text on the screens on which it was shown', () => {
  const screens = listScreensOfText({ problems, measured }, 'EN', 'shell:nav.home');
  expect(screens.map(({ path, width }) => [path, width])).toEqual([
    ['/m/home', 390],
    ['/m/login', 320],
  ]);
  expect(listScreensOfText({ problems, measured }, 'AR', 'shell:nav.home')).toEqual([]);
});

it('finds the changed texts of two documents', () => {
  const after = { texts: { EN: { 'shell:nav.mine': 'Me' }, AR: { 'shell:nav.home': 'الرئيسية' } } };
  expect(findChangedKeys(document, after)).toEqual([
    { language: 'EN', key: 'shell:nav.home' },
    { language: 'EN', key: 'shell:nav.mine' },
    { language: 'AR', key: 'shell:nav.home' },
  ]);
  expect(findChangedKeys(document, { ...document })).toEqual([]);
  expect(findChangedKeys({ texts: 7 }, document)).toHaveLength(1);
});

it('shows a text on the screen, in the language and at the width of its measurement', () => {
  expect(toPreviewPlace(narrow, 'shell:nav.home')).toEqual({
    path: '/m/login',
    visitor: 'guest',
    language: 'EN',
    width: 320,
    target: { kind: 'text', key: 'shell:nav.home' },
  });
});
