import type { Page } from '@playwright/test';

/**
 * Visitor groups for which the demo data have announcements. `first` is a member who is logged in for the first time.
 */
const audiences = ['guest', 'member', 'first'] as const;

const getPopupSets = (code: string): Readonly<Record<(typeof audiences)[number], string>> => ({
  guest: `${code}-popup-guest`,
  member: `${code}-popup-member`,
  first: `${code}-popup-first|${code}-popup-member`,
});

/**
 * Contracts of the demo agents that wait for a response. The browser stores them as postponed, so that the app opens no
 * dialog about them.
 */
const contracts = ['agent/dailySalary/E', 'partner/dividend/V', 'partner/hourSalary/P'];

/**
 * Stores in the browser that the visitor has closed the language offer. Without this, the app would offer English in
 * most tests, because the browser is in English.
 */
export const dismissLanguageOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (self === top) localStorage.setItem('livery.languageOffer', '1');
  });

/**
 * Stores in the browser that the visitor has closed the popups of the home page: the announcements, the app download
 * offer, the language offer, and the dialogs about new contracts of an agent. No popup then covers the tested
 * content.
 */
export const dismissPopups = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript(
    ([stored = '', dismissedContracts = '']) => {
      // The function also runs in the frame of a game. A game shows no popups, and its frame has no access to the
      // browser storage.
      if (self !== top) return;
      localStorage.setItem('livery.popups', stored);
      localStorage.setItem('hideDownloadBar', '1');
      localStorage.setItem('livery.languageOffer', '1');
      sessionStorage.setItem('livery.contractsAsked', dismissedContracts);
    },
    [
      JSON.stringify(
        Object.fromEntries(audiences.map((audience) => [audience, { set: getPopupSets(code)[audience], show: false }])),
      ),
      contracts.join(' '),
    ],
  );
