import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/**
 * Returns the template (layout) of the member center (`mem_cen`) or of the deposit page (`dep_func`), which the
 * gateway's settings select: `new` for the value 1, `base` for any other value. Returns `base` after an error, and
 * undefined while the settings load.
 */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
