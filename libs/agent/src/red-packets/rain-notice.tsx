import { useRedPacketStatusQuery, type ActiveRedPackets as Rain } from '@livery/api/red-packets';
import { isolateText } from '@livery/kit/format/bidi';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { deviceStorage } from '@livery/kit/storage';
import { CloseIcon } from '@livery/ui/icons/close';
import { IconButton } from '@livery/ui/icon-button';
import { Link } from '@livery/ui/link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Envelope } from './envelope.tsx';
import styles from './rain-notice.module.css';
import { useCountdown } from './use-countdown.ts';

const storageKey = 'rain-notice';
/** Max number of red packet rains (timed giveaways) whose ids the device stores. */
const maxSeen = 20;

/** Returns the ids of the red packet rains that the member has already seen. The latest rain is last. */
const readSeen = (): readonly string[] => deviceStorage.get(storageKey)?.split(' ') ?? [];

const isCatchable = ({ caught, left }: Rain): boolean => caught === null && left > 0;

/**
 * Notice of an active red packet rain (a timed giveaway), in which the member can claim a red packet. It can appear on
 * every screen, but only once for each rain. It disappears when the member closes it or opens the rain, and when the
 * rain ends. During a break from play (a cool-off or an exclusion), it is not shown.
 */
export const Extension = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const { currentData } = useRedPacketStatusQuery(undefined, { skip: session?.pause !== undefined });
  const [seenBefore] = useState(readSeen);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const falling = session?.pause === undefined ? (currentData?.falling.filter(isCatchable) ?? []) : [];
  const rain = falling.find((each) => !seenBefore.includes(each.id) && !closed.includes(each.id));
  const isOpened = pathname === paths.redPacketRain;

  const id = rain?.id;
  useEffect(() => {
    if (id === undefined) return;
    deviceStorage.set(storageKey, [...new Set([...readSeen(), id])].slice(-maxSeen).join(' '));
    if (isOpened) setClosed((ids) => [...ids, id]);
  }, [id, isOpened]);

  if (!rain || isOpened) return null;
  return <Notice key={rain.id} rain={rain} onClose={() => setClosed((ids) => [...ids, rain.id])} />;
};

const Notice = ({ rain: { account, endsAt }, onClose }: { readonly rain: Rain; readonly onClose: () => void }) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const remaining = useCountdown(endsAt);
  if (remaining === null) return null;
  return (
    <aside className={styles.root} aria-label={t('title.rain')}>
      <Envelope className={styles.envelope} />
      <p className={styles.text}>
        <span role="status">{t('rain.from', { account: isolateText(account) })}</span>
        <span className={styles.rest}>{t('rain.remaining', { time: remaining })}</span>
      </p>
      <Link className={styles.action} href={paths.redPacketRain}>
        {t('rain.catch')}
      </Link>
      <IconButton label={t('shell:action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
};
