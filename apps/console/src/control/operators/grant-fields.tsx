import { TextField } from '@livery/ui/text-field';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useRolesQuery } from '../access.api.ts';
import { useRoleName } from '../use-role-name.ts';

/** Form values of a grant: a role that an operator gets for one brand or for the whole platform. */
export interface GrantDraft {
  readonly roleId: string;
  /** Code of a brand. Empty for the whole platform. */
  readonly brand: string;
  /** Last day of the grant as `YYYY-MM-DD`. Empty if the grant has no end. */
  readonly lastDay: string;
  readonly reason: string;
}

export const emptyGrant: GrantDraft = { roleId: 'brand-designer', brand: '', lastDay: '', reason: '' };

/**
 * Returns the time at which a grant ends: the end of its last day in the operator's time zone. Returns null for a
 * grant without an end.
 */
export const getGrantEnd = ({ lastDay }: GrantDraft): string | null =>
  lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString();

interface GrantFieldsProps {
  readonly value: GrantDraft;
  readonly onChange: (value: GrantDraft) => void;
  /** True if the grant must be for one brand. Roles that give power over other operators are then not offered. */
  readonly isForBrand?: boolean;
}

/** Form fields for a grant: the role, the brand (or the whole platform), the last day and the reason. */
export const GrantFields = ({ value, onChange, isForBrand = false }: GrantFieldsProps) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const getRoleName = useRoleName();
  const { data: roles } = useRolesQuery();
  const { data: me } = useWhoAmIQuery();
  const control = new Set(roles?.controlPermissions);
  const offered = (roles?.list ?? []).filter(
    ({ permissions }) => !isForBrand || !permissions.some((permission) => control.has(permission)),
  );
  return (
    <>
      <SelectField
        label={t('grant.role')}
        value={value.roleId}
        onSelect={(roleId) => onChange({ ...value, roleId })}
        options={offered.map(({ id }) => ({ value: id, label: getRoleName(id) }))}
      />
      <SelectField
        label={t('grant.for')}
        value={value.brand}
        onSelect={(brand) => onChange({ ...value, brand })}
        options={[
          ...(isForBrand ? [] : [{ value: '', label: shell('platform') }]),
          ...(me?.brands ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField
        label={t('grant.ends')}
        hint={t('grant.endsHint')}
        type="date"
        value={value.lastDay}
        onChange={(event) => onChange({ ...value, lastDay: event.currentTarget.value })}
      />
      <TextField
        label={shell('reason')}
        hint={shell('reasonHint')}
        value={value.reason}
        required
        minLength={3}
        maxLength={500}
        onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
      />
    </>
  );
};
