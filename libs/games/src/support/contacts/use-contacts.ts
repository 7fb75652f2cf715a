import { useListSupportContactsQuery } from '@livery/api/support';
import { decryptSupportLink } from '@livery/api/encryption/support-link';
import { safeLink } from '@livery/kit/safe-html/safe-link';
import { useEffect, useState } from 'react';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import type { Contact } from './contact-links.ts';

type Contacts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly list: readonly Contact[] };

/** Customer service's contacts, their links opened. Nothing is asked for until they are `wanted`. */
export const useContacts = (isEnabled = true): Contacts => {
  const { data, isError, refetch } = useListSupportContactsQuery(
    { language: useDebouncedLanguage() },
    { skip: !isEnabled },
  );
  const [decrypted, setDecrypted] = useState<{ readonly of: object; readonly list: readonly Contact[] }>();
  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    const decryptLinks = async () => {
      // Where the cipher's code does not come, the contacts are there and their links are not.
      const list = await Promise.all(
        data.list.map(async ({ path, ...contact }) => ({
          ...contact,
          href: safeLink(await decryptSupportLink(path).catch(() => undefined)),
        })),
      );
      if (isCurrent) setDecrypted({ of: data, list });
    };
    void decryptLinks();
    return () => {
      isCurrent = false;
    };
  }, [data]);
  if (!data && isError) return { status: 'failed', retry: refetch };
  return decrypted ? { status: 'ready', list: decrypted.list } : { status: 'loading' };
};
