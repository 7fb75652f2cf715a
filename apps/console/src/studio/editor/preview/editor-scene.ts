import { normalScene, type PreviewScene } from '@livery/contract/operators/preview-messages';

/**
 * Scene with which the editor starts. It has no pop-ups: the page is composed again after each edit, so a pop-up would
 * cover it after each edit, and while texts are tapped it could not be closed.
 */
export const editorScene: PreviewScene = { ...normalScene, hasPopups: false };
