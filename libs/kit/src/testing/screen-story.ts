import type { Feature, FeatureAccess } from '../feature/define-feature.ts';

/** Options of a Storybook story that shows a screen. The code in libs/ui/.storybook/screens renders the story. */
export interface ScreenOptions {
  /**
   * Features of the app in the story. The first feature, or another one, contains the route of the screen (see `path`).
   * The other features are needed if the screen shows their menu entries.
   */
  readonly features: readonly Feature[];
  /** Path of the screen. The default is the first route of the first feature. */
  readonly path?: string;
  /** Query string of the screen's URL. It begins with a question mark. */
  readonly query?: string;
  /** Kind of visitor that sees the screen. The default is the `access` of the feature that contains the screen. */
  readonly visitor?: FeatureAccess;
  /** Names of API operations whose responses contain only empty lists. */
  readonly empty?: readonly string[];
  /** Names of the API operations that fail. */
  readonly failed?: readonly string[];
  /**
   * Response values by the name of the API operation. A value replaces the sample response in
   * libs/api/src/testing/samples. An operation without a sample must have a value here.
   */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Type of the default export of a file with screen stories. */
export interface ScreenStories {
  readonly parameters: { readonly screen: ScreenOptions };
}

/** One story of a screen. Its options override the options of the default export. */
export interface ScreenStory {
  readonly parameters?: { readonly screen: Partial<ScreenOptions> };
}
