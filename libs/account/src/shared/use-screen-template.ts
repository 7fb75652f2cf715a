import { useConsolidatedSettingsQuery } from '@livery/api/site-settings/consolidated-settings';
import type { Template } from '@livery/merchant/layout';

/** Which template the gateway has for the member center (`mem_cen`) or the deposit (`dep_func`): base unless it says 1. Undefined until it has said so, or cannot be asked. */
export const useScreenTemplate = (screen: 'mem_cen' | 'dep_func'): Template | undefined => {
  const { data, isError } = useConsolidatedSettingsQuery();
  if (data) return data.mobileTemplate[screen] === 1 ? 'new' : 'base';
  return isError ? 'base' : undefined;
};
