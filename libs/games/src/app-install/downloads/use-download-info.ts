import { useVersionInfoQuery } from '@livery/api/site-settings/app-downloads';
import { useBrand } from '@livery/kit/brand';
import { useMemo } from 'react';
import { readDevice } from '../device/device.ts';

/** Loads the list of app downloads. Relative paths in the list start at the returned `origin`. */
export const useDownloadInfo = () => {
  const { gateway } = useBrand();
  const device = useMemo(() => readDevice(navigator), []);
  return { ...useVersionInfoQuery(), device, origin: gateway || location.origin };
};
