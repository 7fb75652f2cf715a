import { useTranslation } from 'react-i18next';

const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Returns a function that converts the error of a failed API call to a message in the page's language. If the error has
 * no code, the function returns `fallback`. If there is no `fallback` or the code is unknown, it returns a general
 * message.
 */
export const useErrorMessage = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, fallback) => {
    const code = getErrorCode(error);
    return code === undefined && fallback !== undefined ? fallback : t([`errors:${code}`, 'errors:unknown']);
  };
};
