import type { ResponseValue } from '@livery/contract/operation';
import type { openReleasePreview } from '@livery/contract/operators/previews';
import { useCallback, useEffect, useState } from 'react';
import { useOpenReleasePreviewMutation } from '../review.api.ts';

export type ReleaseAddress = ResponseValue<typeof openReleasePreview>;

/** Milliseconds before the preview URL expires. At this time, the console extends its validity. */
const marginMs = 60_000;

/** Creates the preview URL of a release, and extends the validity of the URL while the view is open. */
export const useReleaseAddress = (brand: string, releaseId: string) => {
  const [open] = useOpenReleasePreviewMutation();
  const [opened, setOpened] = useState<{ readonly releaseId: string; readonly address: ReleaseAddress }>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    let isEnded = false;
    setError(undefined);
    open({ brand, releaseId })
      .unwrap()
      .then(
        (address) => !isEnded && setOpened({ releaseId, address }),
        (reason: unknown) => !isEnded && setError(reason),
      );
    return () => {
      isEnded = true;
    };
  }, [open, brand, releaseId]);
  useEffect(load, [load]);
  const address = opened?.releaseId === releaseId ? opened.address : undefined;
  const endsAt = address?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setTimeout(load, Math.max(marginMs, Date.parse(endsAt) - Date.now() - marginMs));
    return () => clearTimeout(timer);
  }, [load, endsAt]);
  return { address, error, retry: load };
};
