import { useHelpCenterQuery, type HelpPage } from '@livery/api/support/help';
import { useSanitizerReady } from '@livery/kit/safe-html';
import { useLanguage } from '@livery/kit/i18n/use-language';

export type HelpState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly pages: readonly HelpPage[] };

/**
 * Loads one section of the help center in the page's language. Cached pages are shown during the request and without a
 * network.
 */
export const useHelpPages = (section: 'help' | 'agreement'): HelpState => {
  const { code } = useLanguage();
  const { data, isFetching, refetch } = useHelpCenterQuery({ shelf: section, language: code });
  const isReadable = useSanitizerReady();
  if (isReadable && Array.isArray(data?.list)) return { status: 'loaded', pages: data.list };
  return isFetching || (data && !isReadable)
    ? { status: 'loading' }
    : { status: 'failed', retry: () => void refetch() };
};
