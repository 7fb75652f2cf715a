import { useUnreadCountQuery } from '@livery/api/notifications/inbox';
import { useFlags } from '@livery/kit/flags';
import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { Link } from '@livery/ui/link';
import { useTranslation } from 'react-i18next';
import styles from './agent-dashboard.module.css';
import { agentTiles } from './tiles.ts';

/** Links to the agent pages that the brand has enabled. */
export const AgentTiles = () => {
  const { t } = useTranslation(['team', 'member']);
  const flags = useFlags();
  const { count } = useFormat();
  const unread =
    useUnreadCountQuery(undefined, { skip: !flags.MAILCEN, refetchOnMountOrArgChange: true }).currentData ?? 0;
  return (
    <nav aria-label={t('team:tiles')} className={styles.tiles}>
      {agentTiles
        .filter(({ flag }) => !flag || flags[flag])
        .map(({ path, label, Icon, counts }) => (
          <Link
            key={path}
            href={path}
            className={styles.tile}
            {...(counts && unread > 0 && { 'aria-label': `${t(label)}, ${t('member:unread', { count: unread })}` })}
          >
            <span className={styles.tileIcon}>
              <Icon />
              {counts && unread > 0 && (
                <Badge tone="danger" className={styles.tileBadge}>
                  {unread > 99 ? `${count(99)}+` : count(unread)}
                </Badge>
              )}
            </span>
            {t(label)}
          </Link>
        ))}
    </nav>
  );
};
