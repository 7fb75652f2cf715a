import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { paths } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { Spinner } from '@livery/ui/spinner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '../../section/section-boundary.tsx';
import { type ContactType, filterContacts, contactTypes } from '../contacts/contact-links.ts';
import { useContacts } from '../contacts/use-contacts.ts';
import styles from './support-button.module.css';
import { ContactOption } from './contact-option.tsx';
import { useCloseFromOutside } from './use-close-from-outside.ts';
import { useDrag } from './use-drag.ts';

const lazyContactSheet = createLazyModule(() => import('./contact-sheet.tsx'));

/**
 * Customer service button with a menu of contact types. If a type has one contact, its menu item opens this contact. If
 * a type has several contacts, its menu item opens a list. A floating button can be dragged.
 */
export function SupportButton({ isFloating = true }: { readonly isFloating?: boolean }) {
  const { t } = useTranslation('home');
  const { root, wasDragged, handlers } = useDrag();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [listedContacts, setListedContacts] = useState<{ type: ContactType; isOpen: boolean }>();
  const contacts = useContacts(wasOpen);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  useCloseFromOutside({ root, isOpen, close: () => setOpen(false) });

  const toggle = () => {
    if (wasDragged()) return;
    setOpen(!isOpen);
    setWasOpen(true);
  };
  const openIcon = contacts.status === 'loading' ? <Spinner /> : <CloseIcon />;
  const list = contacts.status === 'loaded' ? contacts.list : [];
  return (
    <aside ref={root} className={styles.root} aria-label={t('service.open')}>
      {isOpen && (
        <ul className={styles.choices}>
          {contacts.status === 'failed' && (
            <li>
              <ContactOption contactType="LIVECHAT" label={t('service.open')} href={paths.support} />
            </li>
          )}
          {contactTypes.map((type) => {
            const ofType = filterContacts(list, type);
            const [only] = ofType;
            if (!only) return null;
            const more = ofType.length > 1;
            return (
              <li key={type}>
                <ContactOption
                  contactType={type}
                  label={t(`service.${type}`)}
                  {...(more
                    ? { onClick: () => setListedContacts({ type, isOpen: true }) }
                    : { href: only.href ?? paths.support })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <IconButton
        label={t(isOpen ? 'service.hide' : 'service.open')}
        aria-expanded={isOpen}
        className={styles.button}
        onClick={toggle}
        {...(isFloating && handlers)}
      >
        {isOpen ? openIcon : <HeadsetIcon />}
      </IconButton>
      {listedContacts && (
        <SectionBoundary>
          <Lazy module={lazyContactSheet}>
            {({ ContactSheet }) => (
              <ContactSheet
                title={t(`service.${listedContacts.type}`)}
                contacts={filterContacts(list, listedContacts.type)}
                isOpen={listedContacts.isOpen}
                onClose={() => setListedContacts({ ...listedContacts, isOpen: false })}
              />
            )}
          </Lazy>
        </SectionBoundary>
      )}
    </aside>
  );
}
