import type { Page } from '@playwright/test';

/** Members of the demonstration, by what they are shown. */
const audiences = ['guest', 'member', 'first'] as const;

const getPopupSets = (code: string): Readonly<Record<(typeof audiences)[number], string>> => ({
  guest: `${code}-popup-guest`,
  member: `${code}-popup-member`,
  first: `${code}-popup-member|${code}-popup-first`,
});

/** Contracts of the demonstration that wait for an answer, as put off. */
const contracts = ['agent/dailySalary/E', 'partner/dividend/V', 'partner/hourSalary/P'];

/** The home as a visitor finds it who has closed its announcements, the offer of the app and what contracts ask before: nothing comes up over what a journey is about. */
export const dismissPopups = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript(
    ([stored = '', dismissedContracts = '']) => {
      // A game's frame may not store anything, and has nothing to close.
      if (self !== top) return;
      localStorage.setItem('livery.popups', stored);
      localStorage.setItem('hideDownloadBar', '1');
      sessionStorage.setItem('livery.contractsAsked', dismissedContracts);
    },
    [
      JSON.stringify(
        Object.fromEntries(audiences.map((audience) => [audience, { set: getPopupSets(code)[audience], show: false }])),
      ),
      contracts.join(' '),
    ],
  );
