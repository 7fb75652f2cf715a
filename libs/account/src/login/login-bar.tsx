import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { useTranslation } from 'react-i18next';
import { loadLanguageSheet } from '../language/load-language-sheet.ts';
import { useLatePanel } from '../late-panel/use-late-panel.tsx';

/** Back to the home, and the language: whoever cannot read the page cannot log in either. */
export const LoginBar = () => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const { open, panel } = useLatePanel(loadLanguageSheet);
  const back = (
    <IconButton label={t('header.back')} href={paths.home}>
      <BackIcon />
    </IconButton>
  );
  const language = languages.length > 1 && (
    <IconButton label={t('header.language')} aria-haspopup="dialog" onClick={open}>
      <GlobeIcon />
    </IconButton>
  );
  return (
    <>
      <AppBar start={back} end={language} />
      {panel}
    </>
  );
};
