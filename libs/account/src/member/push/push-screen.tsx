import { Button } from '@livery/ui/button';
import { BellIcon } from '@livery/ui/icons/bell';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { ShieldIcon } from '@livery/ui/icons/shield';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** Page to turn push notifications on or off on this device. */
export const Screen = () => {
  const { t } = useTranslation('messages');
  const { status, isPending, isFailed, turnOn, turnOff } = usePush();
  const canTurn = status === 'on' || status === 'off';
  return (
    <div className={page.root}>
      {status === null ? (
        <Skeleton shape="block" className={styles.waiting} />
      ) : (
        <section className={styles.card} data-status={status} aria-live="polite">
          <span className={styles.bell}>
            <BellIcon />
          </span>
          <h2 className={styles.title}>{t(`push.${status}.title`)}</h2>
          <p className={page.lead}>{t(`push.${status}.text`)}</p>
          {isFailed && (
            <p role="alert" className={page.error}>
              {t('push.failed')}
            </p>
          )}
          {canTurn && (
            <Button
              isWide
              tone={status === 'on' ? 'quiet' : 'accent'}
              isPending={isPending}
              onClick={() => void (status === 'on' ? turnOff() : turnOn())}
            >
              {t(`push.${status}.action`)}
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
