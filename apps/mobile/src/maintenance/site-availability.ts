import { StartupState } from '@livery/contract/enums/startup-state';

interface SystemStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/**
 * Returns the availability of the site. If both maintenance and a restricted region apply, returns maintenance. If the
 * status is not loaded, the site counts as available. This is safe, because the gateway rejects the requests of an
 * unavailable site.
 */
export const getSiteAvailability = (status: SystemStatus | undefined): StartupState => {
  if (status?.maintenance) return StartupState.Maintenance;
  return status?.regionRestriction ? StartupState.RegionRestricted : StartupState.Normal;
};
