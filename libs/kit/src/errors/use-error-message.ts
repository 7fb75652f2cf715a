import { useTranslation } from 'react-i18next';

const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Returns the message of a failed call in the page's language. Uses `fallback` for an error that is not a failed call.
 * A gateway may send codes that this page does not know.
 */
export const useErrorMessage = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, fallback) => {
    const code = getErrorCode(error);
    return code === undefined && fallback !== undefined ? fallback : t([`errors:${code}`, 'errors:unknown']);
  };
};
