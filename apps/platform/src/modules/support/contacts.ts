import type { SupportContact } from '@livery/contract/support';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import { localizedName } from '../catalogue/games/game-tile.ts';
import type { Database } from '../../core/db/database.ts';
import { supportContacts } from '../../tables.ts';
import { encryptSupportLink } from './encrypt-link.ts';

/** Finds where a path that the gateway itself serves is reached from outside. */
export type PublicAddress = (merchant: Merchant, path: string) => string;

export interface Contacts {
  readonly list: (merchant: Merchant, language: LanguageCode) => Promise<SupportContact[]>;
}

/** A brand's contacts in its order, each with its link sealed anew. */
export const createContacts = (db: Database, publicAddress: PublicAddress): Contacts => ({
  list: async (merchant, language) => {
    const rows = await db
      .select()
      .from(supportContacts)
      .where(eq(supportContacts.merchant, merchant.code))
      .orderBy(asc(supportContacts.position));
    return rows.map(({ csType, titles, link, position }) => ({
      csType,
      csPosition: position,
      title: localizedName({ name: titles.EN ?? csType, names: titles }, language),
      path: encryptSupportLink(
        link.startsWith('/wps/') ? publicAddress(merchant, `${link}?language=${language}`) : link,
      ),
    }));
  },
});
