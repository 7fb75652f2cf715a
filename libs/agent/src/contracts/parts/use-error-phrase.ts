import { isApiError } from '@livery/api/api-error';
import { useTranslation } from 'react-i18next';

/** What a failed call says in the page's language. A gateway may know codes that this page does not. */
export const useErrorPhrase = (): ((error: unknown) => string) => {
  const { t } = useTranslation('errors');
  return (error) => t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']);
};
