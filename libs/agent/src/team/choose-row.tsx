import type { TeamMember } from '@livery/api/team';
import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import styles from './team.module.css';

interface ChooseRowProps {
  readonly member: TeamMember;
  readonly isChosen: boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
}

/** A member of the tree as one of several who are given money. */
export const ChooseRow = ({ member: { account, isDisabled, path }, isChosen, isFull, onToggle }: ChooseRowProps) => {
  const { t } = useTranslation('team');
  const label = (
    <span className={page.words}>
      <bdi className={page.name}>{account}</bdi>
      {isDisabled && <span className={page.detail}>{t('state.disabled')}</span>}
      {path.length > 0 && <bdi className={page.detail}>{path.map((step) => step.account).join(' › ')}</bdi>}
    </span>
  );
  return <Checkbox className={styles.choice} label={label} checked={isChosen} disabled={isDisabled || (isFull && !isChosen)} onChange={onToggle} />;
};
