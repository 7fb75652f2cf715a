import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { useFormat } from '@livery/kit/format/use-format';
import { Chip } from '@livery/ui/chip';
import { useTranslation } from 'react-i18next';
import { emptyFilters, type LobbyFilters } from '../state/lobby-filters.ts';
import type { LobbyState } from '../state/use-lobby-state.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import styles from './filters.module.css';
import { useFilterChoices } from './use-filter-choices.ts';

/**
 * Chips of the active filters. A tap on a chip clears its filter. The name filter has no chip, because the search field
 * above shows and clears it.
 */
export function ActiveFilters({ lobby }: { lobby: LobbyState }) {
  const { t } = useTranslation('lobby');
  const { money } = useFormat();
  const { category, vendor, gameClass, minBet, choose } = lobby;
  const { classes } = useFilterChoices(category);
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  const vendors = data?.sorting.flatMap(({ vendorNames }) => vendorNames);
  const active: readonly (readonly [keyof LobbyFilters, string])[] = [
    ['gameClass', gameClass && (classes.find(({ key }) => key === gameClass)?.name ?? gameClass)],
    ['minBet', minBet && t('filter.stake', { amount: money(minBet) })],
    ['vendor', vendor && (vendors?.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor)],
  ];
  const shown = active.filter(([, label]) => label !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('filter.active')}>
      {shown.map(([field, label]) => (
        <li key={field}>
          <Chip isRemovable aria-label={t('filter.remove', { name: label })} onClick={() => choose({ [field]: '' })}>
            {label}
          </Chip>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <Chip onClick={() => choose({ ...emptyFilters, name: lobby.name })}>{t('filter.clear')}</Chip>
        </li>
      )}
    </ul>
  );
}
