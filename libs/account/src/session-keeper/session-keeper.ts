import { isUnanswered } from '@livery/api/api-error';
import { getSession } from '@livery/kit/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { isAutoLogin, rememberedLogin } from '../remembered/remembered-login.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

interface KeeperApp {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly texts: i18n;
  readonly merchantCode: string;
}

/** Keeps this tab's session in step with the device: a remembered log-in is repeated, a log-out in another tab is followed. Called once, after the first picture. */
export const startSessionKeeper = (app: KeeperApp): void => {
  followOtherTabs(app.texts);
  void restore(app);
};

const restore = async (app: KeeperApp): Promise<void> => {
  if (getSession() || !isAutoLogin()) return;
  const remembered = rememberedLogin();
  if (!remembered) return;
  const { deviceLogin } = await import('../remembered/device-login.ts');
  const failure = await deviceLogin({ ...app, remembered });
  if (!failure || !isUnanswered(failure)) return;
  addEventListener('online', () => void restore(app), { once: true });
};
