export interface LaunchParams {
  readonly vendor: string;
  /** Origin of the embedding page. The game sends its messages to this origin. Empty if the origin is unknown. */
  readonly parent: string;
  /** BCP 47 language tag. */
  readonly language: string;
  /** URL of the JSON file with the texts of the game in the language `language`. */
  readonly textFile: string;
  readonly launchToken: string | undefined;
}

/**
 * Reads the launch parameters. Removes the launch token from the URL, so that a copied URL does not contain the token.
 */
export const readLaunchParams = (): LaunchParams => {
  const { dataset, lang } = document.documentElement;
  const address = new URL(location.href);
  const launchToken = address.searchParams.get('token') ?? undefined;
  address.searchParams.delete('token');
  history.replaceState(null, '', address);
  return {
    vendor: dataset['vendor'] ?? '',
    parent: dataset['parent'] ?? '',
    textFile: dataset['texts'] ?? '',
    language: lang,
    launchToken,
  };
};
