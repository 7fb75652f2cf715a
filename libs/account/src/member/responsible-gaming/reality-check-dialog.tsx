import type { PlaySession } from '@livery/api/responsible-gaming';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import styles from './responsible-gaming.module.css';
import { useSessionMinutes } from './session-clock.ts';

/**
 * Dialog with the duration, the total stakes and the result of the current session. The member must confirm the dialog.
 */
export const RealityCheckDialog = ({
  session: { startedAt, now, staked, net, currency },
  onClose,
}: {
  session: PlaySession;
  onClose: () => void;
}) => {
  const { t } = useTranslation('play');
  const { money, count } = useFormat();
  const minutes = useSessionMinutes(startedAt, now);
  const actions = (
    <>
      <Button href={paths.responsibleGaming} onClick={onClose}>
        {t('check.limits')}
      </Button>
      <Button tone="accent" onClick={onClose}>
        {t('check.goOn')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('check.title')} actions={actions} isDecision>
      <p>{t('check.text', { time: t('session.minutes', { count: minutes, minutes: count(minutes) }) })}</p>
      <p className={styles.sessionAmount}>
        {t('session.staked')}: <bdi>{money(staked, currency)}</bdi>
      </p>
      <p className={styles.sessionAmount}>
        {t('session.net')}: <bdi>{money(net, currency)}</bdi>
      </p>
    </Dialog>
  );
};
