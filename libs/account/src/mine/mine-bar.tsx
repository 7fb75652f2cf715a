import { useFlags } from '@livery/kit/flags';
import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { BellIcon } from '@livery/ui/icons/bell';
import { SettingsIcon } from '@livery/ui/icons/settings';
import { useTranslation } from 'react-i18next';

/** Back home, the messages, the settings. */
export const MineBar = () => {
  const { t } = useTranslation(['account', 'shell']);
  const { MAILCEN } = useFlags();
  return (
    <AppBar
      start={
        <IconButton label={t('shell:header.back')} href={paths.home}>
          <BackIcon />
        </IconButton>
      }
      title={t('mine.title')}
      end={
        <>
          {MAILCEN && (
            <IconButton label={t('shell:title.messages')} href={paths.messages}>
              <BellIcon />
            </IconButton>
          )}
          <IconButton label={t('shell:title.settings')} href={paths.settings}>
            <SettingsIcon />
          </IconButton>
        </>
      }
    />
  );
};
