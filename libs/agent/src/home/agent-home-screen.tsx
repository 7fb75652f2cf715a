import { paths } from '@livery/kit/paths';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { BackIcon } from '@livery/ui/icons/back';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';

/** The agent's home. Its figures and tiles are still to come, and it says so. */
export const Screen = () => {
  const { t } = useTranslation(['agent', 'shell']);
  const back = (
    <IconButton label={t('shell:header.back')} href={paths.mine}>
      <BackIcon />
    </IconButton>
  );
  const action = (
    <Button tone="accent" href={paths.mine}>
      {t('home.back')}
    </Button>
  );
  return (
    <>
      <AppBar start={back} title={t('home.title')} />
      <StateView kind="not-yet" title={t('shell:state.notYet.title')} detail={t('home.notYet')} action={action} />
    </>
  );
};
