import type { ApiContext } from '@livery/api/client/context';
import { fetchMemberData } from '@livery/api/account/member';
import { showToast } from '@livery/ui/toast-queue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useErrorMessage } from '../../shared/use-error-message.ts';

const saveFile = (name: string, bytes: Blob): void => {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads a large file from the URL while it saves it, so the URL must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Downloads an archive of the member's stored data. */
export const useDataFile = (): { readonly isPending: boolean; readonly download: () => Promise<void> } => {
  const getErrorMessage = useErrorMessage();
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiContext, UnknownAction>>();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const response = await fetchMemberData(dispatch((_: unknown, __: unknown, extra: ApiContext) => extra));
    setPending(false);
    if ('data' in response) saveFile(response.data.name, response.data.bytes);
    else showToast({ kind: 'fail', text: getErrorMessage(response.error) });
  };
  return { isPending, download };
};
