// @vitest-environment happy-dom
import { trialRejectionMs } from '@livery/contract/constants';
import { FlagsContext } from '@livery/kit/flags';
import type { Session } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { LinkProvider } from '@livery/ui/link';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RouterLink } from '../../app-shell/router-link.tsx';
import { Shortcuts } from './shortcuts.tsx';

const texts = i18next.createInstance();
await texts.init({ lng: 'en', resources: { en: { menu: {}, shell: { trial: { refused: 'Real account needed' } } } } });

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show)));
});
afterEach(() => {
  stop();
  cleanup();
});

const session = (type: number): Session => ({
  token: 't',
  userName: 'demo',
  merchantCode: 'tester',
  type,
  firstTimeLogin: false,
});
const open = (of: Session | null, flags: Flags) =>
  render(
    <FlagsContext value={flags}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <LinkProvider value={RouterLink}>
            <Shortcuts session={of} />
          </LinkProvider>
        </MemoryRouter>
      </I18nextProvider>
    </FlagsContext>,
  );
const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')!.split('?')[0]!);

test.each([
  ['DEPOSIT', '/m/voucherCenter'],
  ['WITHDRAW', '/m/withdraw'],
  ['REFERRAL', '/m/inviteFriends'],
  ['REWCEN3', '/m/rewardCenter'],
  ['MISSIONLB3', '/m/leaderBoard'],
  ['MANPLAYREB3', '/m/member/manualRebate'],
] as const)('%s alone adds %s', (flag, path) => {
  open(session(0), {});
  const before = shown();
  expect(before).not.toContain(path);
  cleanup();
  open(session(0), { [flag]: true });
  expect(shown().filter((each) => !before.includes(each))).toEqual([path]);
});

test('shows the shortcuts to a guest too', () => {
  open(null, { DEPOSIT: true });
  expect(shown()).toContain('/m/voucherCenter');
});

test.each([0, 4, 40])('shows a member of type %d no link to the agent area', (type) => {
  open(session(type), { AGEINFO3: true });
  expect(shown()).not.toContain('/m/agent');
});

test('rejects a free trial for two seconds where a real account is needed', async () => {
  open(session(4), { REFERRAL: true, DEPOSIT: true, WITHDRAW: true, REWCEN3: true });
  const before = location.href;
  for (const link of screen.getAllByRole('link')) await userEvent.click(link);
  expect(toasts.length).toBeGreaterThan(0);
  for (const toast of toasts) expect(toast).toMatchObject({ text: 'Real account needed', duration: trialRejectionMs });
  expect(location.href).toBe(before);
});
