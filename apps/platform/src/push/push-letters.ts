import { type LanguageFacts, languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchants } from '../merchants/merchants.ts';
import type { OnLetter } from '../messages/letter-box.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';
import type { Push, SendPush } from './send-push.ts';

interface Needs {
  readonly merchants: Merchants;
  readonly subscriptions: PushSubscriptions;
  readonly send: SendPush;
  readonly onTrouble: (error: unknown) => void;
}

/** Wakes the browsers of a member to whom a letter was written, where the brand has it on. Nobody waits for it. */
export const createPushLetters = ({ merchants, subscriptions, send, onTrouble }: Needs): OnLetter => {
  const wake = async ({ id, merchant: code, memberId, titles }: Parameters<OnLetter>[0]): Promise<void> => {
    const merchant = merchants.find(code);
    if (!merchant) return;
    const flags = await merchants.flagsOf(merchant);
    if (!flags.WEBPUSH3 || !flags.MAILCEN) return;
    const browsers = await subscriptions.of(memberId);
    const gone = await Promise.all(
      browsers.map(async (browser) => {
        const language: LanguageFacts = languageTable[browser.language as LanguageCode] ?? languageTable.EN;
        const push: Push = {
          title: titles[browser.language] ?? titles.EN ?? merchant.name,
          body: merchant.name,
          path: `/m/message?id=${id}`,
          tag: id,
          lang: language.bcp47,
          dir: language.dir ?? 'ltr',
        };
        try {
          return (await send(browser, push)) === 'gone' ? [browser.endpoint] : [];
        } catch (error) {
          onTrouble(error);
          return [];
        }
      }),
    );
    await subscriptions.forget(gone.flat());
  };
  return (letter) => void wake(letter).catch(onTrouble);
};
