import { type LanguageMeta, languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { OnMessageCreated } from '../inbox/member-inbox.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';
import type { Push, SendPush } from './send-push.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface CreateSubscriberNotifierDeps {
  readonly merchants: Merchants;
  readonly subscriptions: PushSubscriptions;
  readonly send: SendPush;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the function that sends a push notification about a new inbox message to all browsers of the member. If the
 * brand's feature flag for web push or inbox is off, nothing is sent. The created function returns before the
 * notifications are sent.
 */
export const createSubscriberNotifier = ({
  merchants,
  subscriptions,
  send,
  onError,
}: CreateSubscriberNotifierDeps): OnMessageCreated => {
  const notifySubscribers = async ({
    id,
    merchant: code,
    memberId,
    titles,
  }: Parameters<OnMessageCreated>[0]): Promise<void> => {
    const merchant = merchants.find(code);
    if (!merchant) return;
    const flags = await merchants.getFlags(merchant);
    if (!flags.WEBPUSH3 || !flags.MAILCEN) return;
    const browsers = await subscriptions.of(memberId);
    const expiredEndpoints = await Promise.all(
      browsers.map(async (browser) => {
        const language: LanguageMeta = languageTable[browser.language as LanguageCode] ?? languageTable.EN;
        const push: Push = {
          title: localizeText(titles, browser.language, merchant) || merchant.name,
          body: merchant.name,
          path: `/m/message?id=${id}`,
          tag: id,
          lang: language.bcp47,
          dir: language.dir ?? 'ltr',
        };
        try {
          return (await send(browser, push)) === 'gone' ? [browser.endpoint] : [];
        } catch (error) {
          onError(error);
          return [];
        }
      }),
    );
    await subscriptions.forget(expiredEndpoints.flat());
  };
  return (message) => void notifySubscribers(message).catch(onError);
};
