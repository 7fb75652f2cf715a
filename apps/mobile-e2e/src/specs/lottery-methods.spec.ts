import type { LotteryBoard } from '@livery/contract/lottery';
import { maxLines } from '@livery/contract/lottery/bet-limits';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { formatMoney } from '@livery/kit/format';
import { languageTable } from '@livery/merchant/language-table';
import type { Locator } from '@playwright/test';
import { type BrandCode, expect, initialLanguage, test, type Visit } from '../support/fixtures.ts';
import { logIn } from '../support/log-in.ts';
import { lotterySamples, type MethodSample } from '../support/lottery-methods.ts';

/** Milliseconds after which a press fails, for example because another element covers the button. */
const pressTimeoutMs = 20_000;

// The tests use a small phone. With few pixels and without animations, the many taps are faster.
test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
});

type Press = (locator: Locator) => Promise<void>;

interface Betting {
  readonly visit: Visit;
  readonly press: Press;
  /** Formats the price of a number of units. A unit is one combination for which the member pays. */
  readonly price: (units: number) => string;
}

const getMethodName = ({ t }: Visit, { name: [key, { where, n } = {}] }: MethodSample): string =>
  t(`lottery:method.${key}`)
    .replace('{where}', where ? t(where) : '')
    .replace('{n}', n ?? '');

/**
 * Returns a pattern for the name of a button that starts with `text`. The name may end with the prize for a bet on
 * this value.
 */
const startingWith = (text: string): RegExp => new RegExp(`^${text}(\\s|$)`);

const getValueName = ({ t }: Visit, value: string): string =>
  /^\d+$/.test(value) ? value : t(`lottery:outcome.${value}`);

/**
 * Returns the selection in the format of the slip and the list of bets: bars separate the fields, and a dash is an
 * empty field.
 */
const getSelection = (visit: Visit, { picks }: MethodSample): string =>
  Object.values(picks)
    .map((values) => values.map((value) => getValueName(visit, value)).join(' ') || '–')
    .join(' | ');

/** Selects a button in a named row of buttons (betting methods or their groups), if it is not already selected. */
const selectChip = async ({ visit: { page }, press }: Betting, row: string, name: string): Promise<void> => {
  const chip = page.getByRole('group', { name: row, exact: true }).getByRole('button', { name, exact: true });
  if ((await chip.getAttribute('aria-pressed')) === 'false') await press(chip);
};

/**
 * Selects a method. If there is only one group, the app shows no row of groups. If the group has only one method, the
 * app shows no row of methods.
 */
const selectMethod = async (
  betting: Betting,
  sample: MethodSample,
  methods: readonly MethodSample[],
): Promise<void> => {
  const { visit } = betting;
  const { t } = visit;
  const onBoard = methods.filter(({ board }) => board === sample.board);
  const groupName = t(`lottery:group.${sample.group}`);
  if (onBoard.some(({ group }) => group !== sample.group))
    await selectChip(betting, t('lottery:play.label'), groupName);
  if (onBoard.some(({ code, group }) => group === sample.group && code !== sample.code))
    await selectChip(betting, groupName, getMethodName(visit, sample));
};

/** Fails if the page is wider than the screen. Buttons at its side are then not reachable without a sideways swipe. */
const expectNoSidewaysScroll = async ({ page }: Visit, where: string): Promise<void> => {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0], `width of the page with ${where}`).toBeLessThanOrEqual(widths[1]!);
};

/**
 * Picks the values of the sample bet for the selected betting method, and checks the number and the price of its
 * units. Then adds the bet to the slip (the list of bets to place).
 */
const addBet = async ({ visit, press, price }: Betting, sample: MethodSample): Promise<void> => {
  const { page, t } = visit;
  for (const [field, values] of Object.entries(sample.picks)) {
    const [label = '', n = ''] = field.split(' ');
    const picker = page.getByRole('group', { name: t(`lottery:field.${label}`).replace('{n}', n), exact: true });
    for (const value of values)
      await press(picker.getByRole('button', { name: startingWith(getValueName(visit, value)), pressed: false }));
  }
  await expect(
    page.getByText(t('lottery:slip.units').replace('{shown}', String(sample.units)), { exact: true }),
  ).toBeVisible();
  await expect(
    page.locator('#lottery-panel [aria-live=polite]').getByText(price(sample.units), { exact: true }),
  ).toBeVisible();
  await press(page.getByRole('button', { name: t('lottery:slip.add'), exact: true }));
};

/** Opens the slip, compares its lines and its total with the bets, places the slip, and checks the receipt. */
const placeSlip = async ({ visit, press, price }: Betting, samples: readonly MethodSample[]): Promise<void> => {
  const { page, t } = visit;
  // Shortly before the end of betting, waits for the next draw. The gateway would reject a slip that it receives too
  // late.
  await expect(page.getByRole('timer')).not.toHaveText(/00:0\d$/);
  await press(page.getByRole('button', { name: t('lottery:slip.open').replace('{shown}', String(samples.length)) }));
  const slip = page.getByRole('dialog', { name: t('lottery:slip.title') });
  const lines = slip.getByRole('listitem');
  await expect(lines).toHaveCount(samples.length);
  const texts = await lines.allInnerTexts();
  samples.forEach((sample, index) => {
    expect(texts[index]).toContain(getMethodName(visit, sample));
    expect(texts[index]).toContain(getSelection(visit, sample));
    expect(texts[index]).toContain(price(sample.units));
  });
  const total = price(samples.reduce((sum, { units }) => sum + units, 0));
  await expect(slip.getByText(total, { exact: true }).last()).toBeVisible();
  await press(slip.getByRole('button', { name: t('lottery:slip.place') }));
  await expect(page.getByText(t('lottery:slip.placed').replace('{amount}', total)).first()).toBeVisible();
  const bets = page.getByRole('tabpanel').getByRole('article');
  const findMissingBets = async (): Promise<MethodSample[]> => {
    const shown = await bets.allInnerTexts();
    return samples.filter((sample) => {
      const [name, selection] = [getMethodName(visit, sample), getSelection(visit, sample)];
      return !shown.some((text) => text.startsWith(name) && text.includes(selection));
    });
  };
  await expect.poll(findMissingBets, 'bets that the list does not show').toEqual([]);
};

const betOnAllMethods = async (visit: Visit, code: BrandCode, press: Press): Promise<void> => {
  const { page, t } = visit;
  const { bcp47 } = languageTable[initialLanguage[code]];
  await logIn(visit, 'partner');
  for (const { lottery, methods } of lotterySamples) {
    const boardResponse = page.waitForResponse(new RegExp(`/games/${lottery}/board`));
    await visit.open(`/m/startLottery?code=${lottery}`);
    const { value: board } = (await (await boardResponse).json()) as { value: LotteryBoard };
    expect(board.methods.map((method) => method.code).sort()).toEqual(methods.map((method) => method.code).sort());
    const price = (units: number): string =>
      formatMoney(formatAmount(units * parseAmount(board.units[0]!)), board.currency, bcp47);
    const betting = { visit, press, price };
    for (let start = 0; start < methods.length; start += maxLines) {
      const samples = methods.slice(start, start + maxLines);
      if (start > 0) await press(page.getByRole('tab', { name: t('lottery:tab.bet'), exact: true }));
      let style: MethodSample['board'] | undefined;
      for (const sample of samples) {
        if (sample.board !== style) await press(page.getByText(t(`lottery:play.${sample.board}`), { exact: true }));
        style = sample.board;
        await selectMethod(betting, sample, methods);
        await expectNoSidewaysScroll(visit, `${lottery} ${sample.code}`);
        await addBet(betting, sample);
      }
      await placeSlip(betting, samples);
    }
  }
};

test('a member bets on every method of every lottery by touch', async ({ brand }) => {
  await betOnAllMethods(brand('bituinara'), 'bituinara', (locator) => locator.tap({ timeout: pressTimeoutMs }));
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a member bets on every method of every lottery by mouse', async ({ brand }) => {
    await betOnAllMethods(brand('lualoc'), 'lualoc', (locator) => locator.click({ timeout: pressTimeoutMs }));
  });
});
