import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test, type Visit } from '../support/fixtures.ts';
import { type GameLauncher, prepareLaunches } from '../support/game-pages.ts';
import { findGameProblems } from '../support/game-screen.ts';
import { logIn } from '../support/log-in.ts';
import { canDraw, prepareMeasuring } from '../support/screen-texts.ts';
import { listGameTexts } from '../support/texts.ts';

// The tests use the screen size of the narrowest phone.
test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });

const languages = Object.keys(languageTable) as LanguageCode[];

/**
 * Languages in which axe (the accessibility checker) checks a game. Urdu has the tallest script and is written from
 * right to left. Tamil has long words.
 */
const sample: readonly LanguageCode[] = ['UR', 'TA'];

/**
 * One game of each kind, with its category and a part of its English name. The game cockfight is missing, because no
 * brand with all languages offers it.
 */
const games = {
  ways: ['RNG', 'Stallion'],
  clusters: ['RNG', 'Candy'],
  fish: ['FISH', 'Pearl'],
  baccarat: ['LIVE', 'Baccarat'],
  roulette: ['LIVE', 'Roulette'],
  crash: ['INHOUSE', 'Ascent'],
  cards: ['PVP', 'Capsa'],
  sports: ['SPORTS', 'Football'],
} as const;

const checkTexts = async (page: Page, code: LanguageCode, where: string): Promise<void> => {
  const hasFont = await canDraw(page, languageTable[code].name.slice(0, 1));
  const problems = await findGameProblems(page, code);
  expect.soft(hasFont ? problems : problems.filter((each) => each.startsWith('English')), where).toEqual([]);
};

/** Checks the texts of a game. Then opens the rules, which are the longest text of the game, and checks them too. */
const checkGame = async (page: Page, code: LanguageCode, name: string): Promise<void> => {
  await prepareMeasuring(page);
  await checkTexts(page, code, `${name} in ${code}`);
  const labels = new Set(
    listGameTexts(code).flatMap(([key, text]) => (/^(?:information|rules)$/.test(key) ? [text] : [])),
  );
  const openers = [...labels].map((label) => page.getByRole('button', { name: label, exact: true }));
  await openers.reduce((one, other) => one.or(other)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkTexts(page, code, `the rules of ${name} in ${code}`);
};

const findGame = async ({ find }: GameLauncher, [category, name]: readonly [category: string, name: string]) => {
  const game = await find(category, name);
  expect(game, `a game of ${category} with the name ${name}`).toBeDefined();
  return game!;
};

/** Logs in, and opens a second page in which the games are opened. */
const start = async (visit: Visit) => {
  await logIn(visit, 'partner');
  const launcher = await prepareLaunches(visit);
  return { launcher, page: await visit.page.context().newPage() };
};

test('a slot is whole and translated in every language, and the search finds it by its name', async ({ brand }) => {
  const { launcher, page } = await start(brand('orbivela'));
  const slot = await findGame(launcher, ['RNG', 'Koi Trail']);
  for (const code of languages) {
    await launcher.open(page, slot, code);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTable[code].bcp47);
    const name = await page.title();
    expect.soft(await launcher.find('RNG', name, code), `the search for ${name} in ${code}`).toMatchObject({
      gameName: name,
    });
    await checkGame(page, code, 'a slot');
    if (sample.includes(code)) await expectAccessible(page, `the rules of a slot in ${code}`);
  }
});

test('each kind of game is whole and translated in some of thirty languages', async ({ brand }) => {
  const { launcher, page } = await start(brand('orbivela'));
  const kinds = Object.entries(games);
  for (const [index, [kind, query]] of kinds.entries()) {
    const game = await findGame(launcher, query);
    // The languages are divided between the games. Each language is checked in one game.
    for (const code of languages.filter((_, position) => position % kinds.length === index)) {
      await launcher.open(page, game, code);
      await checkGame(page, code, kind);
    }
  }
});

/** Returns the names that are too long for the name field in the first tile of the page. */
const findCutNames = (page: Page, language: string, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([lang, texts]) => {
      document.documentElement.lang = lang;
      const elements = document.querySelectorAll<HTMLElement>('li a *');
      const place = [...elements].find((each) => getComputedStyle(each).webkitLineClamp !== 'none');
      if (!place) throw new Error('No tile has a name of several lines');
      return texts.filter((text) => {
        place.textContent = text;
        return place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
      });
    },
    [language, names] as const,
  );

test('the longest names of games fit into their tiles in every language', async ({ brand }) => {
  const visit = brand('orbivela');
  const { page } = visit;
  // Sets a width at which three tiles are side by side. A narrower phone has fewer tiles in a row, and they are
  // wider.
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(visit, 'partner');
  const { listNames } = await prepareLaunches(visit);
  await expect(page.locator('li a img').first()).toBeVisible();
  for (const code of languages) {
    const names = [...new Set(await listNames('RNG', code))].sort((one, other) => other.length - one.length);
    expect.soft(await findCutNames(page, languageTable[code].bcp47, names.slice(0, 30)), code).toEqual([]);
  }
});
