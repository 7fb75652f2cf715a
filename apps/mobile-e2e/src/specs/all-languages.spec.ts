import { paths } from '@livery/kit/paths';
import { languageTable } from '@livery/merchant/language-table';
import type { Direction, LanguageCode } from '@livery/merchant/languages';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test, type Visit } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import {
  canDraw,
  findEnglishTexts,
  findTextProblems,
  prepareMeasuring,
  showLanguage,
} from '../support/screen-texts.ts';
import { translate } from '../support/texts.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

type Facts = { readonly bcp47: string; readonly name: string; readonly dir?: Direction };
const languages = Object.entries(languageTable) as [LanguageCode, Facts][];

// Each test opens a few screens and checks each of them in all languages. It changes the language on the open screen,
// because this is faster than loading the screen again.
const screens = {
  'home, games and log-in': { paths: [paths.home, `${paths.gameList}?gameType=LIVE`, paths.login], member: undefined },
  'registration and a lottery': { paths: [paths.register, `${paths.startLottery}?code=SSC_5M`], member: undefined },
  'deposit and withdrawal': { paths: [paths.deposit, paths.withdraw], member: 'partner' },
  'records and the home of an agent': { paths: [paths.transactions, paths.agent], member: 'agent' },
} as const;
const screenPaths: readonly string[] = Object.values(screens).flatMap(({ paths: opened }) => opened);

/**
 * Returns true if the language is checked with axe on this screen. The accessibility checker axe is slow, so each
 * language is checked on only one screen. Urdu is checked on all screens, because its script is the tallest and is
 * written from right to left.
 */
const isAccessibilityChecked = (code: LanguageCode, position: number, path: string): boolean =>
  code === 'UR' || position % screenPaths.length === screenPaths.indexOf(path);

const softly = expect.configure({ soft: true });

/** Opens a screen once, and checks it in all languages without a reload. */
const checkScreen = async (visit: Visit, path: string): Promise<void> => {
  const { page } = visit;
  await visit.open(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await prepareMeasuring(page);
  for (const [position, [code, { bcp47, name, dir = 'ltr' }]] of languages.entries()) {
    await showLanguage(page, bcp47);
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    const hasFont = await canDraw(page, name.slice(0, 1));
    if (!hasFont) test.info().annotations.push({ type: 'no font', description: `${code}: widths are not measured` });
    const findProblems = hasFont ? findTextProblems : findEnglishTexts;
    // The names of games can load after the texts of the app, so the check is repeated until it finds no problem. Only
    // the first language has a long time limit. A real problem occurs in all languages, and each of them would wait for
    // its full limit.
    const timeout = position === 0 ? 15_000 : 3000;
    await softly.poll(() => findProblems(page, code), { message: `${path} in ${code}`, timeout }).toEqual([]);
    if (isAccessibilityChecked(code, position, path)) await expectAccessible(page, `${path} in ${code}`);
  }
};

for (const [name, { paths: opened, member }] of Object.entries(screens))
  test(`${name} are whole and translated in every language`, async ({ brand }) => {
    const visit = brand('orbivela');
    if (member) await logIn(visit, member);
    for (const path of opened) await checkScreen(visit, path);
  });

test('the check of texts finds each kind of mistake', async ({ brand }) => {
  const visit = brand('orbivela');
  const { page } = visit;
  await visit.open(paths.login);
  await prepareMeasuring(page);
  await showLanguage(page, 'fr');
  expect(await findTextProblems(page, 'FR')).toEqual([]);
  const [submit, english] = [translate('FR', 'account:login.submit'), translate('EN', 'account:login.forget')];
  await page.evaluate(
    ([text, label]) => {
      const add = (content: string, style: Partial<CSSStyleDeclaration>) => {
        const element = document.createElement('p');
        element.textContent = content;
        Object.assign(element.style, style);
        document.querySelector('main')!.append(element);
      };
      add(text!, { inlineSize: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
      add(label!, {});
      add('Orbivela Orbivela', { marginBlockStart: '-1.4em' });
    },
    [submit, english],
  );
  expect(await findTextProblems(page, 'FR')).toEqual([
    expect.stringMatching(`^cut: .*${submit}$`),
    `overlap: ${english} | Orbivela Orbivela`,
    `English: ${english}`,
  ]);
});
