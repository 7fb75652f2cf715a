import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/**
 * Template that the gateway selects for the member center (`mem_cen`) or the deposit (`dep_func`): `new` for the value
 * 1, otherwise and after an error `base`. Undefined while loading.
 */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
