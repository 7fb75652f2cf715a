import { useTeamMemberQuery } from '@livery/api/agents/team';
import type { DateRange } from '@livery/kit/date-range';
import { Chip } from '@livery/ui/chip';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/**
 * Banner above a report about one member and the members below this member. Contains a button that changes the report
 * to the complete team.
 */
export const MemberScopeBanner = ({ memberId, range }: { readonly memberId: string; readonly range: DateRange }) => {
  const { t } = useTranslation('team');
  const [, setSearch] = useSearchParams();
  const { data } = useTeamMemberQuery({ id: memberId, ...range });
  const account = data?.account ?? '…';
  const leave = (): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('member');
        return after;
      },
      { replace: true },
    );
  return (
    <div>
      <Chip isPressed isRemovable aria-label={t('of.remove', { name: account })} onClick={leave}>
        {account}
      </Chip>
    </div>
  );
};
