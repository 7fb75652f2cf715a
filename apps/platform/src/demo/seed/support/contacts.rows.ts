import { demoContacts } from '@livery/demo/support/contacts';
import type { supportContacts } from '../../../modules/support/index.ts';

export const toContactRows = (merchant: string): (typeof supportContacts.$inferInsert)[] =>
  demoContacts.map(({ id, csType, title, link }, position) => ({
    id: `${merchant}-${id}`,
    merchant,
    csType,
    titles: title,
    link: link(merchant),
    position,
  }));
