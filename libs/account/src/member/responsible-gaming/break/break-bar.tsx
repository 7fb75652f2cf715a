import type { PlayBreak } from '@livery/contract/responsible-gaming';
import { paths } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../../shared/use-date-time.ts';
import styles from './break.module.css';

/**
 * Bar below the header during a break from play (a cool-off or a self-exclusion), with the end of the break. It is on
 * all pages that the member can still open.
 */
export const BreakBar = ({ pause: { kind, until } }: { readonly pause: PlayBreak }) => {
  const { t } = useTranslation('play');
  const dateTime = useDateTime();
  return (
    <aside aria-label={t(`pause.${kind}`)}>
      <Link className={styles.bar} href={paths.responsibleGaming}>
        <strong>{t(`pause.${kind}`)}</strong> · {until ? t('pause.until', { at: dateTime(until) }) : t('pause.forGood')}
      </Link>
    </aside>
  );
};
