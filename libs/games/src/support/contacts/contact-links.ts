import type { SupportContact } from '@livery/api/support';

export type ContactType = SupportContact['csType'];

/** Contact types in the order for display. */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const satisfies readonly ContactType[];

/** Contact of customer service. It contains the decrypted link `href` in place of the encrypted link `path`. */
export interface Contact extends Omit<SupportContact, 'path'> {
  /** An http(s) URL or a path of the app. Undefined if the link cannot be decrypted or is not safe. */
  readonly href: string | undefined;
}

/** Returns the contacts of one type, sorted by their position. */
export const filterContacts = (contacts: readonly Contact[], type: ContactType): Contact[] =>
  contacts.filter(({ csType }) => csType === type).sort((a, b) => a.csPosition - b.csPosition);
