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
 * Contracts of agents in the demo data that wait for the visitor's response. They are stored as postponed, so that no
 * dialog opens.
 */
const contracts = ['agent/dailySalary/E', 'partner/dividend/V', 'partner/hourSalary/P'];

/**
 * Stores in the browser that the visitor has closed the language offer. In most tests, the language of the browser is
 * English, so the app would offer English.
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
      // The frame of a game shows no popups and has no access to the browser storage.
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
