import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { useFormat } from '@livery/kit/format/use-format';
import type { GameCategory } from '@livery/merchant/categories';
import { TextField } from '@livery/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LobbyFilters } from '../state/lobby-filters.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { ChipGroup, type ChipChoice } from './chip-group.tsx';
import { useFilterChoices } from './use-filter-choices.ts';
import styles from './filters.module.css';

interface FilterFieldsProps {
  readonly fields: readonly (keyof LobbyFilters)[];
  readonly category: GameCategory;
  readonly draft: LobbyFilters;
  readonly onChange: (change: Partial<LobbyFilters>) => void;
  readonly onEnter: () => void;
}

/** Input fields of the filter panel. A tap on a selected value clears it. */
export function FilterFields({ fields, category, draft, onChange, onEnter }: FilterFieldsProps) {
  const { t } = useTranslation('lobby');
  const { count, money } = useFormat();
  const choicesOfCategory = useFilterChoices(category);
  const classes = choicesOfCategory.classes.map(({ key, name, gameCount }): ChipChoice => ({
    id: key,
    label: name,
    count: count(gameCount),
  }));
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  const vendors = data?.sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? [];
  const stakes = choicesOfCategory.minBets.map(({ amount, gameCount }): ChipChoice => ({
    id: amount,
    label: money(amount),
    count: count(gameCount),
  }));
  const choices: Readonly<
    Record<Exclude<keyof LobbyFilters, 'name'>, { label: string; entries: readonly ChipChoice[] }>
  > = {
    gameClass: { label: t('filter.class'), entries: classes },
    minBet: {
      label: t('filter.minBet'),
      entries: stakes.length > 0 ? [{ id: '', label: t('filter.anyBet') }, ...stakes] : [],
    },
    vendor: {
      label: t('filter.vendor'),
      entries: vendors.map(({ vassalage, displayName, gameCount }) => ({
        id: vassalage,
        label: displayName,
        count: count(gameCount),
      })),
    },
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <form className={styles.fields} onSubmit={handleSubmit}>
      {fields.map((field) =>
        field === 'name' ? (
          <TextField
            key={field}
            label={t('filter.name')}
            value={draft.name}
            maxLength={60}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value.trimStart() })}
          />
        ) : (
          choices[field].entries.length > 0 && (
            <ChipGroup
              key={field}
              {...choices[field]}
              value={draft[field]}
              onChoose={(id) => onChange({ [field]: id === draft[field] ? '' : id })}
            />
          )
        ),
      )}
    </form>
  );
}
