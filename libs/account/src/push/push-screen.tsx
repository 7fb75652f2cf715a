import { Button } from '@livery/ui/button';
import { BellIcon } from '@livery/ui/icons/bell';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** Whether this device tells of new messages while the app is closed. */
export const Screen = () => {
  const { t } = useTranslation('messages');
  const { standing, isPending, isFailed, turnOn, turnOff } = usePush();
  const canTurn = standing === 'on' || standing === 'off';
  return (
    <div className={page.root}>
      {standing === null ? (
        <Skeleton shape="block" className={styles.waiting} />
      ) : (
        <section className={styles.card} data-standing={standing} aria-live="polite">
          <span className={styles.bell}>
            <BellIcon />
          </span>
          <h2 className={styles.title}>{t(`push.${standing}.title`)}</h2>
          <p className={page.lead}>{t(`push.${standing}.text`)}</p>
          {isFailed && (
            <p role="alert" className={page.mistake}>
              {t('push.failed')}
            </p>
          )}
          {canTurn && (
            <Button
              isWide
              tone={standing === 'on' ? 'quiet' : 'accent'}
              isPending={isPending}
              onClick={() => void (standing === 'on' ? turnOff() : turnOn())}
            >
              {t(`push.${standing}.action`)}
            </Button>
          )}
        </section>
      )}
      <ListGroup heading={t('push.about')}>
        <ListRow icon={<CoinsIcon />} label={t('push.money')} />
        <ListRow icon={<ShieldIcon />} label={t('push.security')} />
        <ListRow icon={<HeadsetIcon />} label={t('push.service')} />
      </ListGroup>
      <p className={page.note}>{t('push.private')}</p>
    </div>
  );
};
