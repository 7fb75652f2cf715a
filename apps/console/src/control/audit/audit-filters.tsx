import { TextField } from '@livery/ui/text-field';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useOperatorsQuery } from '../access.api.ts';
import styles from './audit.module.css';

export interface AuditFilter {
  /** Audit log to search: the code of a brand, `platform` for the log of the platform, or empty for all logs. */
  readonly chain: string;
  readonly operatorId: string;
  readonly outcome: string;
  /**
   * First and last day of the search as `YYYY-MM-DD`, both included. Empty if the search has no limit on this side.
   */
  readonly from: string;
  readonly to: string;
}

export const noFilter: AuditFilter = { chain: '', operatorId: '', outcome: '', from: '', to: '' };

const dayMs = 86_400_000;

/**
 * Converts the filter to the fields of the search request. `from` becomes the start of the first day, and `to` the
 * end of the last day, in the operator's time zone.
 */
export const toSearch = ({ operatorId, outcome, from, to }: AuditFilter) => ({
  ...(operatorId && { operatorId }),
  ...(outcome && { outcome: outcome as 'done' | 'rejected' | 'requested' }),
  ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(to && { to: new Date(new Date(`${to}T00:00:00`).getTime() + dayMs).toISOString() }),
});

interface AuditFiltersProps {
  readonly value: AuditFilter;
  readonly onChange: (value: AuditFilter) => void;
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly isForPlatform: boolean;
}

export const AuditFilters = ({ value, onChange, brands, isForPlatform }: AuditFiltersProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const isPermitted = usePermissions();
  const { data: operators } = useOperatorsQuery(isPermitted('operators:read') ? undefined : skipToken);
  const all = { value: '', label: t('audit.all') };
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('audit.brand')}
        value={value.chain}
        onSelect={(chain) => onChange({ ...value, chain })}
        options={[
          ...(isForPlatform ? [all, { value: 'platform', label: shell('platform') }] : []),
          ...brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {operators && (
        <SelectField
          label={t('audit.operator')}
          value={value.operatorId}
          onSelect={(operatorId) => onChange({ ...value, operatorId })}
          options={[all, ...operators.list.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <SelectField
        label={t('audit.outcome')}
        value={value.outcome}
        onSelect={(outcome) => onChange({ ...value, outcome })}
        options={[
          all,
          ...(['done', 'rejected', 'requested'] as const).map((outcome) => ({
            value: outcome,
            label: t(`audit.outcomes.${outcome}`),
          })),
        ]}
      />
      <TextField
        label={t('audit.from')}
        type="date"
        value={value.from}
        onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
      />
      <TextField
        label={t('audit.to')}
        type="date"
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
      />
    </div>
  );
};
