import { useBack } from '@livery/kit/navigation/use-back';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { useTranslation } from 'react-i18next';

/** Header of the help center. It replaces the header of the app, which is hidden on this page. */
export const HelpBar = () => {
  const { t } = useTranslation('shell');
  const back = useBack();
  return (
    <AppBar
      start={
        <IconButton label={t('header.back')} onClick={back}>
          <BackIcon />
        </IconButton>
      }
      title={t('title.help')}
    />
  );
};
