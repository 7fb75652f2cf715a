import { useVersionInfoQuery } from '@livery/api/site-settings/app-downloads';
import { useBrand } from '@livery/kit/brand';
import { useMemo } from 'react';
import { readDevice } from '../device/device.ts';

/** Loads the list of downloads. `origin` resolves relative paths of the list. */
export const useDownloadInfo = () => {
  const { gateway } = useBrand();
  const device = useMemo(() => readDevice(navigator), []);
  return { ...useVersionInfoQuery(), device, origin: gateway || location.origin };
};
