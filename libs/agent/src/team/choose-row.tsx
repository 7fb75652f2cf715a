import type { TeamMember } from '@livery/api/team';
import { Checkbox } from '@livery/ui/checkbox';
import { EntryWords } from '@livery/ui/entry';
import { useTranslation } from 'react-i18next';
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
    <EntryWords
      name={<bdi>{account}</bdi>}
      detail={isDisabled && t('state.disabled')}
      more={path.length > 0 && <bdi>{path.map((step) => step.account).join(' › ')}</bdi>}
    />
  );
  return (
    <Checkbox
      className={styles.choice}
      label={label}
      checked={isChosen}
      disabled={isDisabled || (isFull && !isChosen)}
      onChange={onToggle}
    />
  );
};
