import { useHelpCenterQuery, type HelpPage } from '@livery/api/help';
import { useSanitiser } from '@livery/kit/safe-html';
import { useLanguage } from '@livery/kit/use-language';

export type HelpState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly pages: readonly HelpPage[] };

/** A shelf of the help center in the page's language. What was read before is shown while it is fetched anew, and also without a network. */
export const useHelpPages = (shelf: 'help' | 'agreement'): HelpState => {
  const { code } = useLanguage();
  const { data, isFetching, refetch } = useHelpCenterQuery({ shelf, language: code });
  const isReadable = useSanitiser();
  if (isReadable && Array.isArray(data?.list)) return { status: 'ready', pages: data.list };
  return isFetching || (data && !isReadable)
    ? { status: 'waiting' }
    : { status: 'failed', retry: () => void refetch() };
};
