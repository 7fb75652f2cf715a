import { StartupState } from '@livery/contract/enums/startup-state';

interface SystemStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/**
 * Returns the availability of the site. Maintenance has priority over a region restriction. Without a response the site
 * stays open, because the gateway rejects each call itself.
 */
export const getSiteAvailability = (status: SystemStatus | undefined): StartupState => {
  if (status?.maintenance) return StartupState.Maintenance;
  return status?.regionRestriction ? StartupState.RegionRestricted : StartupState.Normal;
};
