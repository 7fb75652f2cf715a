import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { supportModule } from '../support/index.ts';
import { systemRoutes } from './site-settings.routes.ts';

/**
 * Settings of a brand that the app loads first: availability, feature flags, templates (layouts of screens) and the
 * key for encrypted requests.
 */
export const siteSettingsModule = defineModule({
  name: 'site-settings',
  dependsOn: { brands: brandsModule, support: supportModule },
  register: ({ route, clock, wireKeys }, { brands: { merchants }, support: { contacts } }) =>
    systemRoutes(route, { merchants, contacts, getPublicKey: () => wireKeys.getCurrent().publicKeyPem, clock }),
});
