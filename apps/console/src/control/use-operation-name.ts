import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Returns the function that writes what an operation does. An operation without a text keeps its name. */
export const useOperationName = (): ((operation: string) => string) => {
  const t = useTexts('activity');
  return (operation) => {
    const key = `act.${operation}` as TextKey<'activity'>;
    const text = t(key);
    return text === key ? operation : text;
  };
};
