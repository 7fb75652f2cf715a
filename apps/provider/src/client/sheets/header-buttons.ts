import { iconButton } from '../dom/create-element.ts';
import type { Sound } from '../art/sound.ts';
import type { ClientKey } from '../text/client-key.ts';
import type { Translate } from '../text/translate.ts';

export const createSoundButton = (t: Translate<ClientKey>): HTMLButtonElement =>
  iconButton(t('sound'), 'round sound', 'M4 9v6h4l5 4V5L8 9H4Z', 'M16.5 8.5a5 5 0 0 1 0 7', 'M19 6a8.5 8.5 0 0 1 0 12');

export const createInfoButton = (t: Translate<ClientKey>): HTMLButtonElement =>
  iconButton(t('information'), 'round', 'M12 11v6', 'M12 7.2v.2', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z');

export const connectSoundButton = (button: HTMLButtonElement, sound: Sound): void => {
  button.setAttribute('aria-pressed', String(sound.isOn()));
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(sound.toggle())));
};
