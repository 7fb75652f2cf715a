import { operation } from '../../operation.ts';
import type * as schemas from './hosts.schemas.ts';

/**
 * Path of the stream of server-sent events about the hosts of a brand. The only event, `hosts`, has no data. When a
 * client receives it, the client loads the list of hosts again.
 */
export const hostEventsPath = '/ops/brands/:brand/host-events';

export const listBrandHosts = operation<typeof schemas.listBrandHosts>()({
  name: 'listBrandHosts',
  method: 'GET',
  path: '/ops/brands/:brand/hosts',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'List the hosts of a brand, with the proof that each needs and the result of its last check',
});

export const addBrandHost = operation<typeof schemas.addBrandHost>()({
  name: 'addBrandHost',
  method: 'POST',
  path: '/ops/brands/:brand/hosts',
  access: 'operator',
  operator: { permission: 'hosts:write', scope: 'brand', risk: 'plain' },
  summary: 'Start the verification of a host, or start it again after it expired',
});

export const checkBrandHost = operation<typeof schemas.checkBrandHost>()({
  name: 'checkBrandHost',
  method: 'POST',
  path: '/ops/brands/:brand/hosts/:host/check',
  access: 'operator',
  operator: { permission: 'hosts:write', scope: 'brand', risk: 'plain' },
  summary: 'Look for the proof of a host now',
});

export const removeBrandHost = operation<typeof schemas.removeBrandHost>()({
  name: 'removeBrandHost',
  method: 'POST',
  path: '/ops/brands/:brand/hosts/:host/remove',
  access: 'operator',
  operator: { permission: 'hosts:write', scope: 'brand', risk: 'stepUp' },
  summary: 'End the verification of a host, which then shows the brand no more',
});
