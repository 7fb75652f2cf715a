import { Pressable, type PressableProps } from '@livery/ui/pressable';
import { createElement } from 'react';
import { contactIcons } from '../contacts/contact-icons.tsx';
import type { ContactType } from '../contacts/contact-links.ts';
import styles from './support-button.module.css';

type ContactOptionProps = PressableProps & { readonly label: string; readonly contactType: ContactType };

/** One way to reach customer service: a link where it leads to one contact, a button where it lists several. */
export function ContactOption({ contactType, label, ...props }: ContactOptionProps) {
  return (
    <Pressable className={styles.choice} {...props}>
      {label}
      <span className={styles.sign}>{createElement(contactIcons[contactType])}</span>
    </Pressable>
  );
}
