import { StartupState } from '@livery/contract/enums/startup-state';

interface SystemStatus {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** Maintenance comes before the region where both are set. No answer keeps nobody out: every call is refused on its own. */
export const getSiteAvailability = (status: SystemStatus | undefined): StartupState => {
  if (status?.maintenance) return StartupState.Maintenance;
  return status?.regionRestriction ? StartupState.RegionRestricted : StartupState.Normal;
};
