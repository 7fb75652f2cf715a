import type { SupportContact } from '@livery/contract/support';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import { localizeText } from '../../core/text/language-fallback.ts';
import type { Database } from '../../core/db/database.ts';
import { encryptSupportLink } from './encrypt-link.ts';
import { supportContacts } from './support.tables.ts';

/** URL path of the live chat screen in the app. */
const chatPath = '/m/serviceChat';

/** Returns the public URL for a path of the gateway. */
export type PublicAddress = (merchant: Merchant, path: string) => string;

export interface Contacts {
  readonly list: (merchant: Merchant, language: LanguageCode) => Promise<SupportContact[]>;
}

/**
 * Creates the function that lists the support contacts of a brand, sorted by position. Each call encrypts the links
 * with new keys. If the gateway has no live chat, the contact that opens the live chat is omitted.
 */
export const createContacts = (db: Database, publicAddress: PublicAddress, hasChat: boolean): Contacts => ({
  list: async (merchant, language) => {
    const all = await db
      .select()
      .from(supportContacts)
      .where(eq(supportContacts.merchant, merchant.code))
      .orderBy(asc(supportContacts.position));
    const rows = all.filter(({ link }) => hasChat || link !== chatPath);
    return rows.map(({ csType, titles, link, position }) => ({
      csType,
      csPosition: position,
      title: localizeText(titles, language, merchant) || csType,
      path: encryptSupportLink(
        link.startsWith('/wps/') ? publicAddress(merchant, `${link}?language=${language}`) : link,
      ),
    }));
  },
});
