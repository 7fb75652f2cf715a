import { paths } from '@livery/kit/paths';
import { IconButton } from '@livery/ui/icon-button';
import { CloseIcon } from '@livery/ui/icons/close';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { Spinner } from '@livery/ui/spinner';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import { type ContactType, contactsOf, contactTypes } from '../service/contact-links.ts';
import { useContacts } from '../service/use-contacts.ts';
import type { ContactSheetProps } from './contact-sheet.tsx';
import styles from './service-button.module.css';
import { ServiceChoice } from './service-choice.tsx';
import { useDrag } from './use-drag.ts';

const ContactSheet = part<ContactSheetProps>(() => import('./contact-sheet.tsx').then((module) => module.ContactSheet));

/** Customer service, a tap away on every screen: a way with one contact opens it, a way with several lists them. */
export function ServiceButton() {
  const { t } = useTranslation('home');
  const { root, wasDragged, handlers } = useDrag();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [listed, setListed] = useState<{ type: ContactType; isOpen: boolean }>();
  const contacts = useContacts(wasOpen);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const isOurs = (target: EventTarget | null) => root.current?.contains(target as Node) === true;
    const close = ({ target }: PointerEvent) => isOurs(target) || setOpen(false);
    const escape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOurs(target)) return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', escape);
    };
  }, [isOpen, root]);

  const toggle = () => {
    if (wasDragged()) return;
    setOpen(!isOpen);
    setWasOpen(true);
  };
  const list = contacts.status === 'ready' ? contacts.list : [];
  return (
    <aside ref={root} className={styles.root} aria-label={t('service.open')}>
      {isOpen && (
        <ul className={styles.choices}>
          {contacts.status === 'failed' && (
            <li>
              <ServiceChoice way="LIVECHAT" label={t('service.open')} href={paths.service} />
            </li>
          )}
          {contactTypes.map((type) => {
            const ofType = contactsOf(list, type);
            const [only] = ofType;
            if (!only) return null;
            const more = ofType.length > 1;
            return (
              <li key={type}>
                <ServiceChoice
                  way={type}
                  label={t(`service.${type}`)}
                  {...(more
                    ? { onClick: () => setListed({ type, isOpen: true }) }
                    : { href: only.href ?? paths.service })}
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
        {...handlers}
      >
        {isOpen ? contacts.status === 'loading' ? <Spinner /> : <CloseIcon /> : <HeadsetIcon />}
      </IconButton>
      {listed && (
        <Section>
          <Suspense>
            <ContactSheet
              title={t(`service.${listed.type}`)}
              contacts={contactsOf(list, listed.type)}
              isOpen={listed.isOpen}
              onClose={() => setListed({ ...listed, isOpen: false })}
            />
          </Suspense>
        </Section>
      )}
    </aside>
  );
}
