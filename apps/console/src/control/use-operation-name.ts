import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * Returns a function that converts the name of a gateway operation to a text. An operation without a translation is
 * shown by its technical name.
 */
export const useOperationName = (): ((operation: string) => string) => {
  const t = useTexts('activity');
  return (operation) => {
    const key = `act.${operation}` as TextKey<'activity'>;
    const text = t(key);
    return text === key ? operation : text;
  };
};
