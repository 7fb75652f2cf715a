import { composeNames } from '../localized-text.ts';
import { demoContacts } from './contacts.data.ts';
import type { supportContacts } from '../../../modules/support/support.tables.ts';

/** Creates the contacts of a demo brand. */
export const toContactRows = (merchant: string): (typeof supportContacts.$inferInsert)[] =>
  demoContacts.map(({ id, csType, title, link }, position) => ({
    id: `${merchant}-${id}`,
    merchant,
    csType,
    titles: composeNames([title], {
      EN: String,
      VI: String,
      ES: String,
      PT: String,
      TY: String,
      AR: String,
      FA: String,
    }),
    link: link(merchant),
    position,
  }));
