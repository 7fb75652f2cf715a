import type { ServiceContact } from '@livery/contract/service';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import { nameIn } from '../catalogue/tile.ts';
import type { Database } from '../db/database.ts';
import { serviceContacts } from '../db/schema/tables.ts';
import { sealLink } from './seal-link.ts';

/** Finds where a path that the gateway itself serves is reached from outside. */
export type PublicAddress = (merchant: Merchant, path: string) => string;

export interface Contacts {
  readonly list: (merchant: Merchant, language: LanguageCode) => Promise<ServiceContact[]>;
}

/** A brand's contacts in its order, each with its link sealed anew. */
export const createContacts = (db: Database, publicAddress: PublicAddress): Contacts => ({
  list: async (merchant, language) => {
    const rows = await db
      .select()
      .from(serviceContacts)
      .where(eq(serviceContacts.merchant, merchant.code))
      .orderBy(asc(serviceContacts.position));
    return rows.map(({ csType, titles, link, position }) => ({
      csType,
      csPosition: position,
      title: nameIn({ name: titles.EN ?? csType, names: titles }, language),
      path: sealLink(link.startsWith('/wps/') ? publicAddress(merchant, `${link}?language=${language}`) : link),
    }));
  },
});
