/** What the document and its address say: who may be told of the balance, and the launch token. */
export interface LaunchParams {
  readonly vendor: string;
  /** Origin of the embedding page; empty when it is unknown. */
  readonly parent: string;
  /** BCP 47. */
  readonly language: string;
  readonly launchToken: string | undefined;
}

/** Reads them, and takes the spent token out of the address so that it is not copied along with it. */
export const readLaunchParams = (): LaunchParams => {
  const { dataset, lang } = document.documentElement;
  const address = new URL(location.href);
  const launchToken = address.searchParams.get('token') ?? undefined;
  address.searchParams.delete('token');
  history.replaceState(null, '', address);
  return { vendor: dataset['vendor'] ?? '', parent: dataset['parent'] ?? '', language: lang, launchToken };
};
