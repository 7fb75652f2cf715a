import type { PageTarget } from '@livery/contract/operators/preview-messages';

/** Part of the members' app that the preview can show: a screen in a scene, and the part of it to outline. */
export interface PreviewPlace {
  /** URL path of the screen, such as `/m/home`. */
  readonly path: string;
  readonly visitor: 'guest' | 'member' | 'agent';
  /** Code of the language, such as `AR`. Undefined for the default language of the brand. */
  readonly language?: string | undefined;
  /** Width of the screen in CSS pixels. Undefined for the width that the preview has now. */
  readonly width?: number | undefined;
  /** Day that the page uses as today, as `YYYY-MM-DD`. Undefined for the real day. */
  readonly day?: string | undefined;
  /** Mode of the page, if it is not the mode of the brand. */
  readonly mode?: 'light' | 'dark' | undefined;
  readonly target: PageTarget;
}
