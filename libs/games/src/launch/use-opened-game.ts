import type { ApiError } from '@livery/api/client';
import { useLazyLaunchGameQuery } from '@livery/api/games';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { useLanguage } from '@livery/kit/use-language';
import { useEffect, useState } from 'react';
import type { LaunchRequest } from './launch-request.ts';
import { providerFrame, type ProviderFrame } from './provider-frame.ts';

export type OpenedGame =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'open'; readonly frame: ProviderFrame; readonly name: string };

/** Asks the gateway for the provider's page, once for every `attempt`: its token works a single time. The language is that of the moment. */
export const useOpenedGame = (request: LaunchRequest | undefined, attempt: number): OpenedGame => {
  const { code: language } = useLanguage();
  const [launchGame] = useLazyLaunchGameQuery();
  const [game, setGame] = useState<OpenedGame>({ status: 'opening' });
  const asked = request && JSON.stringify({ ...request, language });
  useEffect(() => {
    if (!asked) return setGame({ status: 'failed', code: ErrorCode.GameUnavailable });
    let isCurrent = true;
    const open = async () => {
      const { data, error } = await launchGame(JSON.parse(asked) as LaunchRequest & { language: string });
      if (!isCurrent) return;
      const frame = data && providerFrame(data.url, location);
      if (frame) setGame({ status: 'open', frame, name: data.gameName });
      else
        setGame({
          status: 'failed',
          code: data ? ClientError.Malformed : ((error as ApiError | undefined)?.code ?? ErrorCode.SystemBusy),
        });
    };
    setGame({ status: 'opening' });
    void open();
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt, launchGame]);
  return game;
};
