import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/**
 * Returns the template that the gateway selects for the member center (`mem_cen`) or the deposit page (`dep_func`). The
 * gateway's value 1 selects `new`. Any other value and an error select `base`. Undefined while loading.
 */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
