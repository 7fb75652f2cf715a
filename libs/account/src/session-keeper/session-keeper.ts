import { isUnanswered } from '@livery/api/api-error';
import { getSession, onSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
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
  onSession(() => woken(app));
  woken(app);
  void restore(app);
};

/** Whoever logs in on a browser that is woken for somebody: it is to be said whom for. */
const woken = ({ dispatch }: KeeperApp): void => {
  if (!getSession() || deviceStorage.get('livery.push') === null) return;
  void import('../push/keep-push.ts').then(({ keepPush }) => keepPush(dispatch)).catch(() => undefined);
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
