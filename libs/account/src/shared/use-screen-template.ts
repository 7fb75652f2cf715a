import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/**
 * Returns the template of the member center (`mem_cen`) or of the deposit page (`dep_func`). The template is `new` if
 * the gateway's setting is 1. For any other value and after an error, the template is `base`. Undefined while the
 * setting loads.
 */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
