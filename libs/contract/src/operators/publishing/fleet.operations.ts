import { operation } from '../../operation.ts';
import type * as schemas from './fleet.schemas.ts';

export const listFleetRuns = operation<typeof schemas.listFleetRuns>()({
  name: 'listFleetRuns',
  method: 'GET',
  path: '/ops/fleet-runs',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'platform', risk: 'plain' },
  summary: 'List the runs that composed all brands with a new compile',
});

export const getFleetRun = operation<typeof schemas.getFleetRun>()({
  name: 'getFleetRun',
  method: 'GET',
  path: '/ops/fleet-runs/:runId',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'platform', risk: 'plain' },
  summary: 'Get a run with what differs for each brand',
});

export const startFleetRun = operation<typeof schemas.startFleetRun>()({
  name: 'startFleetRun',
  method: 'POST',
  path: '/ops/fleet-runs',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'platform', risk: 'plain' },
  summary: 'Compose the live version of every brand with the compiled app of the gateways',
});

export const releaseFleetRun = operation<typeof schemas.releaseFleetRun>()({
  name: 'releaseFleetRun',
  method: 'POST',
  path: '/ops/fleet-runs/:runId/release',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'platform', risk: 'stepUp' },
  summary: 'Let every brand whose files are unchanged show its new release',
});

export const stopFleetRun = operation<typeof schemas.stopFleetRun>()({
  name: 'stopFleetRun',
  method: 'POST',
  path: '/ops/fleet-runs/:runId/stop',
  access: 'operator',
  operator: { permission: 'releases:publish', scope: 'platform', risk: 'plain' },
  summary: 'Stop a run. What it has done stays',
});
