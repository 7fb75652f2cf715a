import { operation } from '../operation.ts';
import type * as schemas from './site-settings.schemas.ts';

export const systemStatus = operation<typeof schemas.systemStatus>()({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'guest',
  summary: 'Maintenance and region state of the site',
});

export const whitelabel = operation<typeof schemas.whitelabel>()({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'guest',
  summary: 'Flags that are on now',
});

export const consolidatedSettings = operation<typeof schemas.consolidatedSettings>()({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  summary: 'Settings of the site and its public key',
});
