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
  /** Goes back one page instead of home, when there is history. */
  readonly canGoBack?: boolean | undefined;
}

/**
 * Header with the back button and the language button. A visitor must be able to change the language before logging in.
 */
export const AuthHeader = ({ canGoBack }: AuthHeaderProps) => {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const { trigger, dialog } = useLazyDialog(lazyLanguageSheet);
  const navigate = useNavigate();
  // The first page of a visit has the key "default": there is no page of the app behind it.
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
