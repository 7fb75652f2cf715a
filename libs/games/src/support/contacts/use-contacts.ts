import { useListSupportContactsQuery } from '@livery/api/support';
import { decryptSupportLink } from '@livery/api/encryption/support-link';
import { safeLink } from '@livery/kit/safe-html/safe-link';
import { useEffect, useState } from 'react';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import type { Contact } from './contact-links.ts';

type Contacts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly list: readonly Contact[] };

/** Loads the contacts of customer service and decrypts their links. No request is sent while `isEnabled` is false. */
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
      // The code of the decryption is a lazy module. If it cannot be loaded, the contacts have no links.
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
  return decrypted ? { status: 'loaded', list: decrypted.list } : { status: 'loading' };
};
