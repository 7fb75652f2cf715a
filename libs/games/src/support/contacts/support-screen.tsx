import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { HelpIcon } from '@livery/ui/icons/help';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { filterContacts, contactTypes } from './contact-links.ts';
import { ContactRow } from './contact-row.tsx';
import styles from './support-screen.module.css';
import { useContacts } from './use-contacts.ts';

/** Page with all contacts of customer service, and with a link to the help center. */
export const Screen = () => {
  const { t } = useTranslation('home');
  return (
    <div className={styles.root}>
      <p className={styles.intro}>{t('service.intro')}</p>
      <ListGroup>
        <ListRow href={paths.help} icon={<HelpIcon />} label={t('service.help')} detail={t('service.helpText')} />
      </ListGroup>
      <Contacts />
    </div>
  );
};

function Contacts() {
  const { t } = useTranslation(['home', 'shell']);
  const contacts = useContacts();
  if (contacts.status === 'failed') {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('service.failed')}
        action={<Button onClick={contacts.retry}>{t('shell:action.retry')}</Button>}
      />
    );
  }
  if (contacts.status === 'loading') return <Skeleton shape="block" className={styles.waiting} />;
  if (contacts.list.length === 0) return <EmptyState kind="first-use" title={t('service.none')} />;
  return contactTypes.map((type) => {
    const ofType = filterContacts(contacts.list, type);
    return (
      ofType.length > 0 && (
        <ListGroup key={type} heading={t(`service.${type}`)}>
          {ofType.map((contact) => (
            <ContactRow key={contact.csPosition} contact={contact} />
          ))}
        </ListGroup>
      )
    );
  });
}
