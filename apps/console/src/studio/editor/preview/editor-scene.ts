import { normalScene, type PreviewScene } from '@livery/contract/operators/preview-messages';

/**
 * Conditions in which the preview shows the app at first. Pop-ups are off: the page loads again after each edit, so a
 * pop-up would open again and cover the page. While the operator taps on texts to select them, a tap could not close a
 * pop-up.
 */
export const editorScene: PreviewScene = { ...normalScene, hasPopups: false };
