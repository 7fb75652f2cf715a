import { useTranslation } from 'react-i18next';

const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Returns a function that converts the error of a failed API call to a message in the page's language. An error
 * without a code gets the `fallback` message if there is one. Any other error without a known code gets a general
 * message.
 */
export const useErrorMessage = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, fallback) => {
    const code = getErrorCode(error);
    return code === undefined && fallback !== undefined ? fallback : t([`errors:${code}`, 'errors:unknown']);
  };
};
