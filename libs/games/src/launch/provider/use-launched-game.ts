import type { ApiError } from '@livery/api/client';
import { useLazyLaunchGameQuery } from '@livery/api/catalogue/games';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { useEffect, useState } from 'react';
import type { LaunchRequest } from './launch-request.ts';
import { createProviderFrame, type ProviderFrame } from './provider-frame.ts';

export type LaunchedGame =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'open'; readonly frame: ProviderFrame; readonly name: string };

/**
 * Requests the URL of the provider's page in the current language. A new value of `attempt` sends a new request,
 * because the token in the URL is valid only once. Without a `request`, the status is `failed`.
 */
export const useLaunchedGame = (request: LaunchRequest | undefined, attempt: number): LaunchedGame => {
  const { code: language } = useLanguage();
  // Each request starts the game again and creates a new token. RTK Query must therefore not repeat the request after a
  // reconnection.
  const [launchGame] = useLazyLaunchGameQuery({ refetchOnReconnect: false });
  const [game, setGame] = useState<LaunchedGame>({ status: 'opening' });
  const requestKey = request && JSON.stringify({ ...request, language });
  useEffect(() => {
    if (!requestKey) return setGame({ status: 'failed', code: ErrorCode.GameUnavailable });
    let isCurrent = true;
    const launch = async () => {
      const { data, error } = await launchGame(JSON.parse(requestKey) as LaunchRequest & { language: string });
      if (!isCurrent) return;
      const frame = data && createProviderFrame(data.url, location);
      if (frame) setGame({ status: 'open', frame, name: data.gameName });
      else
        setGame({
          status: 'failed',
          code: data ? ClientError.MalformedResponse : ((error as ApiError | undefined)?.code ?? ErrorCode.SystemBusy),
        });
    };
    setGame({ status: 'opening' });
    void launch();
    return () => {
      isCurrent = false;
    };
  }, [requestKey, attempt, launchGame]);
  return game;
};
