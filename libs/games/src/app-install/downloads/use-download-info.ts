import { useVersionInfoQuery } from '@livery/api/site-settings/app-downloads';
import { useBrand } from '@livery/kit/brand';
import { useMemo } from 'react';
import { readDevice } from '../device/device.ts';

/** Loads the list of downloads. The returned `origin` is the base for relative paths in the list. */
export const useDownloadInfo = () => {
  const { gateway } = useBrand();
  const device = useMemo(() => readDevice(navigator), []);
  return { ...useVersionInfoQuery(), device, origin: gateway || location.origin };
};
