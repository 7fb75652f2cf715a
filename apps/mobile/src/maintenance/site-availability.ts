import { StartupState } from '@livery/contract/enums/startup-state';

interface SystemStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/**
 * Returns the availability of the site. Maintenance has priority over a restricted region. If the status is unknown,
 * the site counts as available, because the gateway itself rejects each request of an unavailable site.
 */
export const getSiteAvailability = (status: SystemStatus | undefined): StartupState => {
  if (status?.maintenance) return StartupState.Maintenance;
  return status?.regionRestriction ? StartupState.RegionRestricted : StartupState.Normal;
};
