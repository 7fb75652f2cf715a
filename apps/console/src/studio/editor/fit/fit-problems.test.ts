import { expect, it } from 'vitest';
import { groupProblems, isChangedSince, replaceProblems } from './fit-problems.ts';

const place = { language: 'EN', path: '/m/home', visitor: 'guest', width: 320 } as const;
const unfit = (key: string, text = key) =>
  ({ keys: [key, 'shell:other'], text, kind: 'cut', left: 0, top: 0, width: 1, height: 1 }) as const;
const document = { texts: { EN: { 'shell:nav.home': 'Own home' } } };

it('replaces the problems of the measured screen only', () => {
  const first = replaceProblems([], place, [unfit('shell:nav.home'), unfit('shell:nav.mine')], document);
  const other = replaceProblems(first, { ...place, language: 'AR' }, [unfit('shell:nav.home')], document);
  const again = replaceProblems(other, place, [unfit('shell:nav.mine')], document);
  expect(again.map(({ language, key }) => [language, key])).toEqual([
    ['AR', 'shell:nav.home'],
    ['EN', 'shell:nav.mine'],
  ]);
});

it('counts a text once that is on the screen twice', () => {
  expect(replaceProblems([], place, [unfit('shell:a'), unfit('shell:a')], document)).toHaveLength(1);
});

it('marks a text that was changed since', () => {
  const [problem] = replaceProblems([], place, [unfit('shell:nav.home')], document);
  if (!problem) throw new Error('There is no problem');
  expect(isChangedSince(problem, document)).toBe(false);
  expect(isChangedSince(problem, { texts: { EN: { 'shell:nav.home': 'Home' } } })).toBe(true);
  expect(isChangedSince(problem, {})).toBe(true);
});

it('groups the screens of a text, in the order of the languages', () => {
  const problems = [
    ...replaceProblems([], { ...place, language: 'AR' }, [unfit('shell:a')], document),
    ...replaceProblems([], place, [unfit('shell:a')], document),
    ...replaceProblems([], { ...place, path: '/m/login' }, [unfit('shell:a')], document),
  ];
  expect(groupProblems(problems, ['EN', 'AR']).map(({ language, places }) => [language, places.length])).toEqual([
    ['EN', 2],
    ['AR', 1],
  ]);
});
