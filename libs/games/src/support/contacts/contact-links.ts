import type { SupportContact } from '@livery/api/support';

export type ContactType = SupportContact['csType'];

/** The order in which the ways to reach customer service are offered. */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const satisfies readonly ContactType[];

/** A contact whose link has been opened. */
export interface Contact extends Omit<SupportContact, 'path'> {
  /** An http(s) address or a path of the app; undefined for a link that could not be opened or leads nowhere. */
  readonly href: string | undefined;
}

/** A type's contacts in their order. */
export const filterContacts = (contacts: readonly Contact[], type: ContactType): Contact[] =>
  contacts.filter(({ csType }) => csType === type).sort((a, b) => a.csPosition - b.csPosition);
