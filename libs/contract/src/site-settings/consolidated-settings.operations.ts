import { operation } from '../operation.ts';
import type * as schemas from './site-settings.schemas.ts';

export const consolidatedSettings = operation<typeof schemas.consolidatedSettings>()({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  summary: 'Get the settings of the site and its public key',
});
