import { deviceStorage, notifyStorageChange, subscribeToStorage } from '@livery/kit/storage';
import { useSyncExternalStore } from 'react';

const storageKey = 'livery.drawSound';
const volume = 0.08;
/** Frequencies in hertz of the tones after a win. */
const winTones = [523, 659, 784, 1047] as const;

let context: AudioContext | undefined;

const isOn = (): boolean => deviceStorage.get(storageKey) === '1';

/** Plays a short tone of a frequency in hertz, `afterMs` milliseconds from now. */
const playTone = (frequency: number, afterMs: number): void => {
  context ??= new AudioContext();
  const start = context.currentTime + afterMs / 1000;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.18);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
};

/** Plays a tone for each ball of a result and vibrates the phone, if the member has switched the sound on. */
export const playResult = (ballCount: number, ballEveryMs: number): void => {
  if (!isOn()) return;
  for (let ball = 0; ball < ballCount; ball += 1) playTone(620 + ball * 40, ball * ballEveryMs);
  navigator.vibrate?.(30);
};

/** Plays the tones of a win and vibrates the phone, if the member has switched the sound on. */
export const playWin = (): void => {
  if (!isOn()) return;
  winTones.forEach((frequency, at) => playTone(frequency, at * 120));
  navigator.vibrate?.([60, 60, 120]);
};

/**
 * Returns two values: true if draws have sound and vibration, and a function that changes this setting. The setting is
 * stored on the device and is off at first. The function must be called in the handler of a tap, because browsers do
 * not allow sound otherwise.
 */
export const useDrawSound = (): [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(subscribeToStorage, isOn, () => false),
  (on) => {
    deviceStorage.set(storageKey, on ? '1' : '0');
    notifyStorageChange();
    if (!on) return;
    // Browsers start an audio context only in the handler of a tap, so it is started here and not with the first sound.
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
  },
];
