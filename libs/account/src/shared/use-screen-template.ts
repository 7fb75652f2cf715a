import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/**
 * Returns the template of the member center (`mem_cen`) or of the deposit page (`dep_func`). The gateway selects it:
 * the value 1 is `new`, any other value is `base`. Also `base` after an error. Undefined while loading.
 */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
