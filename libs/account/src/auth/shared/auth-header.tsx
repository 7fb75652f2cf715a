import { useBrand } from '@livery/kit/brand';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { GlobeIcon } from '@livery/ui/icons/globe';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyLanguageSheet } from '../../shared/language/lazy-language-sheet.ts';
import { useLazyDialog } from '../../shared/lazy-dialog/use-lazy-dialog.ts';

interface AuthHeaderProps {
  /**
   * If true, the back button goes to the previous page of the app. If there is no such page, or if false, it goes to
   * the home page.
   */
  readonly canGoBack?: boolean | undefined;
}

/** Header with a back button and a language button. A visitor can change the language before the login. */
export const AuthHeader = ({ canGoBack }: AuthHeaderProps) => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const { trigger, dialog } = useLazyDialog(lazyLanguageSheet);
  const navigate = useNavigate();
  // React Router gives the first page of a visit the key "default". There is no previous page of the app then.
  const isFirst = useLocation().key === 'default';
  const target = canGoBack && !isFirst ? { onClick: () => void navigate(-1) } : { href: paths.home };
  const back = (
    <IconButton label={t('header.back')} {...target}>
      <BackIcon />
    </IconButton>
  );
  const language = languages.length > 1 && (
    <IconButton label={t('header.language')} {...trigger}>
      <GlobeIcon />
    </IconButton>
  );
  return (
    <>
      <AppBar start={back} end={language} />
      {dialog}
    </>
  );
};
