import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useFlags } from '@livery/kit/flags';
import { paths, withQuery } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CopyIcon } from '@livery/ui/icons/copy';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import styles from './create-downline.module.css';
import { useCopy } from './use-copy.ts';
import type { CreatedAccount, DownlineKind } from './use-create-downline-form.ts';

interface CreatedDownlineProps {
  readonly account: CreatedAccount;
  readonly kind: DownlineKind;
  readonly onAnother: () => void;
}

/**
 * Card with the log-in details of the created account. The agent passes these details to the new member. The card also
 * shows the next steps.
 */
export const CreatedDownline = ({ account: { username, password }, kind, onAnother }: CreatedDownlineProps) => {
  const { t } = useTranslation(['team', 'account']);
  const copy = useCopy();
  const canOpen = useCanOpen();
  const { AGETRANSFERUP3 } = useFlags();
  const details = [
    [t('team:open.username'), username],
    [t('account:login.password'), password],
  ] as const;
  const text = [location.origin, ...details.map(([label, value]) => `${label}: ${value}`)].join('\n');
  return (
    <div className={cards.form}>
      <p className={styles.created} role="status">
        <CircleCheckIcon /> {t('team:open.made')}
      </p>
      <DescriptionList items={[...details, [t('team:card.type'), t(`team:kind.${kind}`)]]} />
      <p className={styles.note}>{t('team:open.handOver')}</p>
      <Button tone="accent" isWide onClick={() => copy(text)}>
        <CopyIcon /> {t('team:open.copy')}
      </Button>
      {canOpen(paths.team) && (
        <Button isWide href={withQuery(paths.team, { name: username })}>
          {t(AGETRANSFERUP3 ? 'team:give.title' : 'team:team.title')}
        </Button>
      )}
      <Button isWide tone="plain" onClick={onAnother}>
        {t('team:open.another')}
      </Button>
    </div>
  );
};
