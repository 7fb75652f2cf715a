import { ErrorCode } from '@livery/contract/errors';
import { showToast } from '@livery/ui/toast-queue';
import type { i18n } from 'i18next';

/** Shows a message with the reason for the end of the session. */
export const notifySessionExpired = async (texts: i18n, code: string): Promise<void> => {
  await texts.loadNamespaces('errors');
  showToast({ kind: 'fail', text: texts.t([`errors:${code}`, `errors:${ErrorCode.NotLoggedIn}`]) });
};
