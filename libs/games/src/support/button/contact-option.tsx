import { Pressable, type PressableProps } from '@livery/ui/pressable';
import { createElement } from 'react';
import { contactIcons } from '../contacts/contact-icons.tsx';
import type { ContactType } from '../contacts/contact-links.ts';
import styles from './support-button.module.css';

type ContactOptionProps = PressableProps & { readonly label: string; readonly contactType: ContactType };

/**
 * Option of the support menu for one contact type, for example Telegram. With one contact of this type, it is a link to
 * this contact. With several contacts, it is a button that opens a list.
 */
export function ContactOption({ contactType, label, ...props }: ContactOptionProps) {
  return (
    <Pressable className={styles.choice} {...props}>
      {label}
      <span className={styles.sign}>{createElement(contactIcons[contactType])}</span>
    </Pressable>
  );
}
