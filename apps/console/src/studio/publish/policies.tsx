import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useRoleName } from '../../control/use-role-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from '../../ui/record-list.module.css';
import { type Policy, useReleasePoliciesQuery } from '../review/review.api.ts';
import { PolicyDialog } from './policy-dialog.tsx';

/** Shows the number of approvals that a release needs in each environment of the brand. */
export const Policies = ({ brand }: { readonly brand: string }) => {
  const t = useTexts('review');
  const { data } = useReleasePoliciesQuery({ brand });
  const [changed, setChanged] = useState<Policy>();
  if (!data) return null;
  return (
    <Panel title={t('policy.title')} detail={t('policy.detail')}>
      <ul className={styles.list}>
        {data.policies.map((policy) => (
          <PolicyItem key={policy.environment} brand={brand} policy={policy} onChange={() => setChanged(policy)} />
        ))}
      </ul>
      {changed && <PolicyDialog brand={brand} policy={changed} onClose={() => setChanged(undefined)} />}
    </Panel>
  );
};

interface PolicyItemProps {
  readonly brand: string;
  readonly policy: Policy;
  readonly onChange: () => void;
}

const PolicyItem = ({ brand, policy: { environment, approvals, roles }, onChange }: PolicyItemProps) => {
  const t = useTexts('review');
  const format = useFormat();
  const isPermitted = usePermissions();
  const getRoleName = useRoleName();
  const who = roles.length > 0 ? format.list(roles.map(getRoleName)) : t('policy.anyRole');
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <strong>{t(`environment.${environment}`)}</strong>
        <span className={styles.detail}>
          {t('policy.count', { count: approvals })}
          {approvals > 0 && ` · ${who}`}
        </span>
      </div>
      {isPermitted('releases:policy', brand) && (
        <Button
          size="small"
          aria-label={`${t('policy.change')}: ${t(`environment.${environment}`)}`}
          onClick={onChange}
        >
          {t('policy.change')}
        </Button>
      )}
    </li>
  );
};
