import type { TeamMember } from '@livery/api/agents/team';
import { Checkbox } from '@livery/ui/checkbox';
import { ListItemText } from '@livery/ui/list-item';
import { useTranslation } from 'react-i18next';
import styles from './team.module.css';

interface SelectableRowProps {
  readonly member: TeamMember;
  readonly isSelected: boolean;
  /** True if the maximum number of members is selected, so that no other member can be selected. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
}

/** Row of a member with a checkbox, to select the receivers of a transfer. */
export const SelectableRow = ({
  member: { account, isDisabled, path },
  isSelected,
  isFull,
  onToggle,
}: SelectableRowProps) => {
  const { t } = useTranslation('team');
  const label = (
    <ListItemText
      name={<bdi>{account}</bdi>}
      detail={isDisabled && t('state.disabled')}
      more={path.length > 0 && <bdi>{path.map((step) => step.account).join(' › ')}</bdi>}
    />
  );
  return (
    <Checkbox
      className={styles.choice}
      label={label}
      checked={isSelected}
      disabled={isDisabled || (isFull && !isSelected)}
      onChange={onToggle}
    />
  );
};
