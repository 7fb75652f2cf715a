import type { Core } from '../core/core.ts';
import { isLocalSite } from '../core/http/hosts/brand-hosts.ts';

/**
 * Makes the gateway serve every host if the demonstration runs on the developer's computer. `<code>.<any host>` shows
 * the brand with this code, and any other host, such as `localhost`, shows the first brand. A demonstration with a
 * public address serves only the hosts of its brands.
 */
export const serveLocalHosts = ({ hosts, brands, getOrigins }: Pick<Core, 'hosts' | 'brands' | 'getOrigins'>): void => {
  if (!isLocalSite(getOrigins().site)) return;
  hosts.serveEveryHost((hostname) => brands.find(hostname.split('.', 1)[0] ?? '') ?? brands.all[0]);
};
