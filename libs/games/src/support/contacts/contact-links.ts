import type { SupportContact } from '@livery/api/support';

export type ContactType = SupportContact['csType'];

/** Contact types in the order in which they are offered. */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM'] as const satisfies readonly ContactType[];

/** Contact with a decrypted link. */
export interface Contact extends Omit<SupportContact, 'path'> {
  /** An http(s) address or a path of the app. Undefined if the link could not be decrypted or is not safe. */
  readonly href: string | undefined;
}

/** Returns the contacts of a type, sorted by position. */
export const filterContacts = (contacts: readonly Contact[], type: ContactType): Contact[] =>
  contacts.filter(({ csType }) => csType === type).sort((a, b) => a.csPosition - b.csPosition);
