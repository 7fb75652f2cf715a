import { useTexts } from '../../../i18n/use-texts.ts';
import type { ComparedScreen } from './compared-screen.ts';

/** Returns a function that names a screen by its path, and by its mode if this is not the usual mode of the brand. */
export const useScreenName = () => {
  const t = useTexts('review');
  return ({ path, mode }: Pick<ComparedScreen, 'path' | 'mode'>): string =>
    mode === null ? path : t('pixels.inMode', { path, mode: t(`pixels.pageModes.${mode}`) });
};
