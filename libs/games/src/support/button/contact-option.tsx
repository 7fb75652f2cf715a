import { Pressable, type PressableProps } from '@livery/ui/pressable';
import { createElement } from 'react';
import { contactIcons } from '../contacts/contact-icons.tsx';
import type { ContactType } from '../contacts/contact-links.ts';
import styles from './support-button.module.css';

type ContactOptionProps = PressableProps & { readonly label: string; readonly contactType: ContactType };

/**
 * Button or link of one contact type (for example Telegram). It is a link if there is one contact, and a button if
 * there are several.
 */
export function ContactOption({ contactType, label, ...props }: ContactOptionProps) {
  return (
    <Pressable className={styles.choice} {...props}>
      {label}
      <span className={styles.sign}>{createElement(contactIcons[contactType])}</span>
    </Pressable>
  );
}
