import type { PageTarget } from '@livery/contract/operators/preview-messages';

/**
 * Parameters with which the preview shows the members' app: the screen, the visitor, the language and other conditions.
 * `target` is the part of the screen that the preview outlines.
 */
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
  /** Colour mode of the page. Undefined for the usual mode of the brand. */
  readonly mode?: 'light' | 'dark' | undefined;
  readonly target: PageTarget;
}
