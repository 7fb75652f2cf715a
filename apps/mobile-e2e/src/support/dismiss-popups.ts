import type { Page } from '@playwright/test';

/** Audiences of the announcements in the demo data. */
const audiences = ['guest', 'member', 'first'] as const;

const getPopupSets = (code: string): Readonly<Record<(typeof audiences)[number], string>> => ({
  guest: `${code}-popup-guest`,
  member: `${code}-popup-member`,
  first: `${code}-popup-member|${code}-popup-first`,
});

/** Contracts in the demo data that wait for a response. The visitor has postponed all of them. */
const contracts = ['agent/dailySalary/E', 'partner/dividend/V', 'partner/hourSalary/P'];

/**
 * Sets the state of a visitor who has closed the announcements, the offer of the app and the contract dialogs of the
 * home: no popup covers the tested content.
 */
export const dismissPopups = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript(
    ([stored = '', dismissedContracts = '']) => {
      // A game's frame may not use the storage, and has no popups.
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
