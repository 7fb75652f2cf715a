import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Filter {
  readonly category: GameCategory;
  /** Vendor code. An empty string means all vendors. */
  readonly vendor: string;
  /** Search text. An empty string means all games. */
  readonly name: string;
}

export interface GameFilter extends Filter {
  readonly choose: (next: Partial<Filter>) => void;
}

/**
 * Returns the filter of the visible games and a function that changes it. The URL stores the filter, so that it is the
 * same when the visitor returns from a game. `param` is the name of the URL parameter for the category. A change of the
 * category clears the vendor and the search text.
 */
export const useGameFilter = (param = 'category', defaultCategory: GameCategory = 'HOT'): GameFilter => {
  const { categories } = useBrand();
  const [query, setQuery] = useSearchParams();
  const category = categories.find((each) => each === query.get(param)) ?? defaultCategory;
  const vendor = query.get('vassalage') ?? '';
  const name = query.get('name') ?? '';
  const choose = useCallback(
    (next: Partial<Filter>) => {
      const chosen: Partial<Filter> = next.category ? { category: next.category } : { category, vendor, name, ...next };
      const entries = {
        [param]: chosen.category === defaultCategory ? '' : chosen.category,
        vassalage: chosen.vendor,
        name: chosen.name,
      };
      setQuery(
        Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
        { replace: true },
      );
    },
    [param, defaultCategory, category, vendor, name, setQuery],
  );
  return { category, vendor, name, choose };
};
