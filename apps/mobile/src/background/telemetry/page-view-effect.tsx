import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createPageViewRecorder, type PageViewRecorder, forbidsRecording } from './page-view-recorder.ts';

/**
 * Passes each page that the router opens to a page view recorder, which reports it to the gateway. Records nothing if
 * the visitor's browser forbids it (Do Not Track or Global Privacy Control). Renders nothing.
 */
export const PageViewEffect = () => {
  const brand = useBrand();
  const { code } = useLanguage();
  const { pathname } = useLocation();
  const recorder = useRef<PageViewRecorder>(undefined);
  useEffect(() => {
    if (forbidsRecording()) return undefined;
    const created = createPageViewRecorder(brand);
    recorder.current = created;
    return created.close;
  }, [brand]);
  useEffect(() => recorder.current?.open(pathname, code), [brand, pathname, code]);
  return null;
};
