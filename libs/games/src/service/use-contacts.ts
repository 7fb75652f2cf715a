import { useListServiceContactsQuery } from '@livery/api/service';
import { openServiceLink } from '@livery/api/service-link';
import { safeLink } from '@livery/kit/safe-link';
import { useEffect, useState } from 'react';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import type { Contact } from './contact-links.ts';

type Contacts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly list: readonly Contact[] };

/** Customer service's contacts, their links opened. Nothing is asked for until they are `wanted`. */
export const useContacts = (wanted = true): Contacts => {
  const { data, isError, refetch } = useListServiceContactsQuery({ language: useSettledLanguage() }, { skip: !wanted });
  const [opened, setOpened] = useState<{ readonly of: object; readonly list: readonly Contact[] }>();
  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    const open = async () => {
      // Where the cipher's code does not come, the contacts are there and their links are not.
      const list = await Promise.all(
        data.list.map(async ({ path, ...contact }) => ({
          ...contact,
          href: safeLink(await openServiceLink(path).catch(() => undefined)),
        })),
      );
      if (isCurrent) setOpened({ of: data, list });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [data]);
  if (!data && isError) return { status: 'failed', retry: refetch };
  return opened ? { status: 'ready', list: opened.list } : { status: 'loading' };
};
