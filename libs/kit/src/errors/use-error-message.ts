import { useTranslation } from 'react-i18next';

const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** What a failed call says in the page's language; of what was no call, `otherwise`. A gateway may know codes that this page does not. */
export const useErrorMessage = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, fallback) => {
    const code = getErrorCode(error);
    return code === undefined && fallback !== undefined ? fallback : t([`errors:${code}`, 'errors:unknown']);
  };
};
