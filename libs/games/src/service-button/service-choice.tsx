import { Pressable, type PressableProps } from '@livery/ui/pressable';
import { createElement } from 'react';
import { contactIcons } from '../service/contact-icons.tsx';
import type { ContactType } from '../service/contact-links.ts';
import styles from './service-button.module.css';

type ServiceChoiceProps = PressableProps & { readonly label: string; readonly way: ContactType };

/** One way to reach customer service: a link where it leads to one contact, a button where it lists several. */
export function ServiceChoice({ way, label, ...props }: ServiceChoiceProps) {
  return (
    <Pressable className={styles.choice} {...props}>
      {label}
      <span className={styles.sign}>{createElement(contactIcons[way])}</span>
    </Pressable>
  );
}
