import type { Feature, FeatureAccess } from '../feature/define-feature.ts';

/** Options of a story that shows a screen. The preview of Storybook renders it (libs/ui/.storybook/screens). */
export interface ScreenOptions {
  /** The feature of the screen, and others whose menu entries it lists. */
  readonly features: readonly Feature[];
  /** Path of the story's screen. The default is the first route of the features. */
  readonly path?: string;
  /** Query of the address, with the question mark. */
  readonly query?: string;
  /** Kind of visitor. The default is the one that the feature requires. */
  readonly visitor?: FeatureAccess;
  /** Operations whose lists are empty. */
  readonly empty?: readonly string[];
  /** Operations that fail. */
  readonly failed?: readonly string[];
  /** Response values by operation, where they differ from the recorded samples or where there is no sample. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Default export of a file of screen stories. */
export interface ScreenStories {
  readonly parameters: { readonly screen: ScreenOptions };
}

/** A state of a screen: the options that differ from the default export. */
export interface ScreenStory {
  readonly parameters?: { readonly screen: Partial<ScreenOptions> };
}
