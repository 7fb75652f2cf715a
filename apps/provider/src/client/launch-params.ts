/** Launch parameters from the document and its URL. */
export interface LaunchParams {
  readonly vendor: string;
  /** Origin of the embedding page, the target of messages about the balance. Empty when it is unknown. */
  readonly parent: string;
  /** BCP 47 language tag. */
  readonly language: string;
  readonly launchToken: string | undefined;
}

/** Reads the parameters, and removes the used token from the URL so that it is not copied with it. */
export const readLaunchParams = (): LaunchParams => {
  const { dataset, lang } = document.documentElement;
  const address = new URL(location.href);
  const launchToken = address.searchParams.get('token') ?? undefined;
  address.searchParams.delete('token');
  history.replaceState(null, '', address);
  return { vendor: dataset['vendor'] ?? '', parent: dataset['parent'] ?? '', language: lang, launchToken };
};
