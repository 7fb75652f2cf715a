import type { Core } from '../core/core.ts';
import { isLocalSite } from '../core/http/brand-hosts.ts';

/**
 * Serves every host, if the demonstration runs on the developer's computer: `localhost` and the address of the computer
 * in its network show the first brand, and `<code>.<any host>` shows the brand with this code. A demonstration with a
 * public address serves only the hosts of its brands.
 */
export const serveLocalHosts = ({ hosts, brands, getOrigins }: Pick<Core, 'hosts' | 'brands' | 'getOrigins'>): void => {
  if (!isLocalSite(getOrigins().site)) return;
  hosts.serveEveryHost((hostname) => brands.find(hostname.split('.', 1)[0] ?? '') ?? brands.all[0]);
};
