import { StartupState } from '@livery/contract/enums';
import { expect, test } from 'vitest';
import { getSiteAvailability } from './site-availability.ts';

test.each([
  [undefined, StartupState.Normal],
  [{ maintenance: false, regionRestriction: false }, StartupState.Normal],
  [{ maintenance: true, regionRestriction: false }, StartupState.Maintenance],
  [{ maintenance: true, regionRestriction: true }, StartupState.Maintenance],
  [{ maintenance: false, regionRestriction: true }, StartupState.RegionRestricted],
])('opens %j in state %d', (status, state) => {
  expect(getSiteAvailability(status)).toBe(state);
});
