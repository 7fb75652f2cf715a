import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createPageViewRecorder, type PageViewRecorder, forbidsRecording } from './page-view-recorder.ts';

/** Passes each page that the router opens to the recorder. Does nothing if the browser setting forbids recording. */
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
  useEffect(() => recorder.current?.open(pathname, code), [pathname, code]);
  return null;
};
