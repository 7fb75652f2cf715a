import { ListRow } from '@livery/ui/list-row';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { contactIcons } from './contact-icons.tsx';
import type { Contact } from './contact-links.ts';

/** Row of a contact with its link. Without a link, the row shows that the link does not work. */
export function ContactRow({ contact: { csType, title, href } }: { contact: Contact }) {
  const { t } = useTranslation('home');
  const icon = createElement(contactIcons[csType]);
  return href ? (
    <ListRow href={href} icon={icon} label={<bdi>{title}</bdi>} />
  ) : (
    <ListRow icon={icon} label={<bdi>{title}</bdi>} detail={t('service.broken')} />
  );
}
