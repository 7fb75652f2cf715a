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
  // After the click, the browser may still read the file from this URL while it saves the file. The URL therefore stays
  // valid for one minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/**
 * Returns a function that downloads a file with all data that the gateway stores about the member. `isPending` is
 * true during the download. After an error, a toast is shown.
 */
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
