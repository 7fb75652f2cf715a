import { useVersionInfoQuery } from '@livery/api/site-settings/app-downloads';
import { useBrand } from '@livery/kit/brand';
import { useMemo } from 'react';
import { readDevice } from '../device/device.ts';

/** What can be downloaded, the device it is for, and the origin that paths are of. */
export const useDownloadInfo = () => {
  const { gateway } = useBrand();
  const device = useMemo(() => readDevice(navigator), []);
  return { ...useVersionInfoQuery(), device, origin: gateway || location.origin };
};
