import { useTranslation } from 'react-i18next';

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown');

/** What a failed call says in the page's language. A gateway may know codes that this page does not. */
export const useErrorPhrase = (): ((error: unknown) => string) => {
  const { t } = useTranslation('errors');
  return (error) => t([`errors:${codeOf(error)}`, 'errors:unknown']);
};
