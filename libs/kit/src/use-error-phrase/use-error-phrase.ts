import { useTranslation } from 'react-i18next';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** What a failed call says in the page's language; of what was no call, `otherwise`. A gateway may know codes that this page does not. */
export const useErrorPhrase = (): ((error: unknown, otherwise?: string) => string) => {
  const { t } = useTranslation('errors');
  return (error, otherwise) => {
    const code = codeOf(error);
    return code === undefined && otherwise !== undefined ? otherwise : t([`errors:${code}`, 'errors:unknown']);
  };
};
