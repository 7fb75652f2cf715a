import { useTexts } from '../../../i18n/use-texts.ts';
import type { ComparedScreen } from './compared-screen.ts';

/**
 * Returns a function that returns the name of a screen for its path. The name also contains the colour mode, if this is
 * not the usual mode of the brand.
 */
export const useScreenName = () => {
  const t = useTexts('review');
  return ({ path, mode }: Pick<ComparedScreen, 'path' | 'mode'>): string =>
    mode === null ? path : t('pixels.inMode', { path, mode: t(`pixels.pageModes.${mode}`) });
};
