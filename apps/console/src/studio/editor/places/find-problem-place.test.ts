import { readFileSync } from 'node:fs';
import { problemCodes } from '@livery/merchant/problems/create-problem-text';
import { flagTable } from '@livery/merchant/flag-table';
import { describe, expect, it } from 'vitest';
import { findProblemPlace, splitProblemPath } from './find-problem-place.ts';
import { findFlagPlace, flagPlaces } from './flag-places.ts';
import { placeSources } from './place-sources.ts';
import { textScreens } from './text-places.ts';

const document = {
  name: 'Aurora',
  languages: ['EN', 'AR'],
  minimumAge: 18,
  flags: { MEMTRANS3: true, MISSION: true, MISSIONLB3: false, DEPOSIT: false },
  layout: {
    home: [
      { kind: 'hero' },
      { kind: 'collection', source: 'hot', title: { EN: 'Most played', AR: 'الأكثر' } },
      { kind: 'collection', source: 'category', category: 'FISH', audience: ['member'], from: '2026-12-01' },
      { kind: 'jackpot' },
      { kind: 'winners', to: '2026-12-24' },
      { kind: 'draws', from: '2026-02-30' },
    ],
  },
  seasons: [{ name: 'Eid', from: '2027-03-10', to: '2027-03-20', hero: { image: 'a/eid.png' } }],
};
const find = (code: string, path: string, values = {}) => findProblemPlace({ code, path, values }, document);

it('has a source for every problem code, and for no other code', () => {
  expect(Object.keys(placeSources).toSorted()).toEqual([...problemCodes].toSorted());
});

it('has a place for every flag', () => {
  expect(Object.keys(flagPlaces).toSorted()).toEqual(Object.keys(flagTable).toSorted());
});

describe('the place of a problem', () => {
  it.each([
    ['contrast.accent', '$.theme.accent', { kind: 'color', token: 'action-accent-bg' }],
    ['contrast.pageWhite', '$.theme.page', { kind: 'screen' }],
    ['color.invalid', '$.theme.jackpot', { kind: 'color', token: 'status-jackpot' }],
    ['value.invalid', '$.theme.icons.weight', { kind: 'screen' }],
    ['font.noFiles', '$.theme.font.display', { kind: 'font', role: 'display' }],
    ['font.cut', '$.theme.font.own.body.files[0]', { kind: 'font', role: 'body' }],
    ['age.low', '$.minimumAge', { kind: 'text', key: 'home:footer.adults' }],
    ['asset.missing', '$.assets.logo', { kind: 'image', image: 'logo' }],
    ['asset.missing', '$.assets.hero.image', { kind: 'image', image: 'hero' }],
    ['page.off', '$.assets.hero.href', { kind: 'image', image: 'hero' }],
    ['name.taken', '$.name', { kind: 'text', key: 'shell:account.copyright' }],
    ['lead.noGames', '$.layout.lead', { kind: 'screen' }],
    ['size.large', '$.layout.home[0].from', { kind: 'block', block: 'hero', key: undefined }],
    ['day.order', '$.layout.home[3].to', { kind: 'block', block: 'jackpot', key: 'games:jackpot.label' }],
  ])('of %s at %s is on the home screen', (code, path, target) => {
    expect(find(code, path)).toMatchObject({ path: '/m/home', visitor: 'guest', target });
  });

  it.each([
    ['contrast.accent', '$.theme.alternate.accent', { kind: 'color', token: 'action-accent-bg' }],
    ['logo.invisible', '$.theme.alternate.logo', { kind: 'image', image: 'logo' }],
  ])('of %s at %s is on the home screen in the other mode', (code, path, target) => {
    expect(find(code, path)).toMatchObject({ path: '/m/home', mode: 'dark', target });
  });

  it('of a legal text is the legal page in its language', () => {
    expect(find('legal.link', '$.legal.privacy.AR[2].href')).toMatchObject({
      path: '/m/privacy',
      language: 'AR',
      target: { kind: 'screen' },
    });
  });

  it('has the language of its value, and the title of a block in this language', () => {
    expect(find('text.characters', '$.layout.home[1].title.AR')).toMatchObject({
      language: 'AR',
      target: { kind: 'block', block: 'collection', title: 'الأكثر', key: 'games:collection.hot' },
    });
    expect(find('text.characters', '$.texts.AR.account:login.submit')).toEqual({
      path: '/m/login',
      visitor: 'guest',
      language: 'AR',
      target: { kind: 'text', key: 'account:login.submit' },
    });
    expect(find('hero.left', '$.assets.hero.alt.AR')).toMatchObject({ language: 'AR' });
    expect(find('font.letters', '$.theme.font.own.body', { language: 'AR' })).toMatchObject({ language: 'AR' });
  });

  it('has a visitor and a day that show the block or the season', () => {
    expect(find('block.rows', '$.layout.home[2].rows')).toMatchObject({
      visitor: 'member',
      day: '2026-12-01',
      target: { key: 'games:category.FISH' },
    });
    expect(find('image.narrow', '$.seasons[0].hero.image')).toMatchObject({ day: '2027-03-10' });
    expect(find('size.large', '$.layout.home[4].to')).toMatchObject({ day: '2026-12-24' });
    expect(find('day.calendar', '$.layout.home[5].from')).toMatchObject({ day: undefined });
  });

  it('of a season in the other mode has the mode and the day of the problem', () => {
    const logo = { path: '/m/home', day: '2027-03-10', target: { kind: 'image', image: 'logo' } };
    expect(find('alternate.dark', '$.seasons[0].logo')).toMatchObject({ ...logo, mode: 'dark' });
    expect(find('alternate.light', '$.seasons[0].logo')).toMatchObject({ ...logo, mode: 'light' });
    expect(find('alternate.dark', '$.seasons[0].theme')).toMatchObject({ day: '2027-03-10', mode: 'dark' });
    expect(find('logo.invisible', '$.seasons[0].logo')?.mode).toBeUndefined();
  });

  it('is the screen of a feature that is on', () => {
    expect(find('flag.noEffect', '$.flags.MEMTRANS3')).toMatchObject({ path: '/m/member/transfer', visitor: 'member' });
    expect(findFlagPlace(document, 'DEPOSIT')).toBeUndefined();
    expect(findFlagPlace(document, 'MISSION')).toBeUndefined();
    expect(findFlagPlace(document, 'WITHDRAW')).toMatchObject({ path: '/m/withdraw' });
  });

  it.each([
    ['json.invalid', '$'],
    ['text.unknown', '$.texts.EN.shell:nothing'],
    ['language.foreign', '$.texts.FR'],
    ['domain.shared', '$.domains[0]'],
    ['asset.missing', '$.assets.mark'],
    ['screenshot.side', '$.site.screenshots[0].image'],
    ['value.unknown', '$.layout.home[9].kind'],
    ['size.large', '$.__proto__.x'],
    ['a.newerCode', '$.theme.accent'],
  ])('is undefined for %s at %s', (code, path) => {
    expect(find(code, path)).toBeUndefined();
  });

  it('is undefined for a problem without a code', () => {
    expect(findProblemPlace({ path: '$.theme.accent' }, document)).toBeUndefined();
  });
});

it('splits paths with positions and with keys that contain dots', () => {
  expect(splitProblemPath('$.layout.home[2].title.EN')).toEqual(['layout', 'home', '2', 'title', 'EN']);
  expect(splitProblemPath('$.texts.EN.shell:nav.home')).toEqual(['texts', 'EN', 'shell:nav.home']);
  expect(splitProblemPath('$')).toEqual([]);
});

describe('the places of flags and texts', () => {
  const root = new URL('../../../../../../libs/kit/', import.meta.url);
  const paths = readFileSync(new URL('src/paths/path-constants.ts', root), 'utf8');
  const hasText = (key: string): boolean => {
    const [namespace = '', path = ''] = key.split(':');
    const file = JSON.parse(readFileSync(new URL(`locales/EN/${namespace}.json`, root), 'utf8')) as object;
    return (
      path === '' || path.split('.').reduce<unknown>((at, step) => at && Reflect.get(at, step), file) !== undefined
    );
  };

  it('are screens of the app', () => {
    const places = [...Object.values(flagPlaces), ...Object.values(textScreens)].flatMap((each) => each ?? []);
    expect(places.filter(({ path }) => !paths.includes(`'${path}'`))).toEqual([]);
  });

  it('name texts of the app', () => {
    expect(Object.keys(textScreens).filter((key) => !hasText(key))).toEqual([]);
    const keys = ['$.minimumAge', '$.name', '$.jurisdiction', '$.flags.DIRECTREG3'].map((path) => {
      const place = findProblemPlace({ code: 'value.invalid', path }, {});
      return place?.target.kind === 'text' ? place.target.key : 'none';
    });
    expect(keys.filter((key) => !hasText(key))).toEqual([]);
    const titles = ['draws', 'matches', 'winners', 'jackpot', 'collection'].map((kind) => {
      const home = [kind === 'collection' ? { kind, source: 'hot' } : { kind }];
      const place = findProblemPlace({ code: 'value.invalid', path: '$.layout.home[0]' }, { layout: { home } });
      return place?.target.kind === 'block' ? (place.target.key ?? 'none') : 'none';
    });
    expect(titles.filter((key) => !hasText(key))).toEqual([]);
  });
});
