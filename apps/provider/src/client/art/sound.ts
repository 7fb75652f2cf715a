/**
 * Sounds that the page synthesizes with WebAudio, and vibrations. One switch turns both on. They are off until the
 * player turns them on.
 */
export interface Sound {
  readonly isOn: () => boolean;
  readonly toggle: () => boolean;
  /**
   * Plays a tone if the sound is on. `after` (the delay) and `length` are in seconds, and `volume` is at most 0.2.
   * The pitch slides from `hertz` to `fallTo` hertz. Without `fallTo`, the pitch is constant.
   */
  readonly tone: (
    hertz: number,
    after: number,
    length: number,
    volume: number,
    type?: OscillatorType,
    fallTo?: number,
  ) => void;
  /** Plays rising notes. A higher win has more notes. `inBets` is the win as a multiple of the bet. */
  readonly win: (inBets: number) => void;
  /**
   * Plays a tone for a successful step of a round, e.g. an opened field without a mine. `number` is the number of
   * successful steps so far. A higher number gives a higher tone.
   */
  readonly step: (number: number) => void;
  /** Plays a falling tone for a step that loses the round, e.g. an opened field with a mine. */
  readonly miss: () => void;
  /**
   * Vibrates if the sound is on. A number is a duration in milliseconds. A list alternates durations of vibration and
   * pause, in milliseconds.
   */
  readonly vibrate: (pattern: number | readonly number[]) => void;
}

const storageKey = 'livery.sound';
/** Notes of a pentatonic scale, in hertz. Any sequence of these notes sounds harmonious. */
export const notes = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51] as const;

const readSoundSetting = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
};

const storeSoundSetting = (isOn: boolean): void => {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // The browser blocks the storage of this frame. The setting is lost when the page closes.
  }
};

export const createSound = (): Sound => {
  let isOn = readSoundSetting();
  let context: AudioContext | undefined;

  const tone: Sound['tone'] = (hertz, after, length, volume, type = 'triangle', fallTo = hertz) => {
    if (!isOn) return;
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type, frequency: hertz });
    oscillator.frequency.exponentialRampToValueAtTime(fallTo, start + length);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.02);
  };

  const vibrate: Sound['vibrate'] = (pattern) => {
    if (isOn && 'vibrate' in navigator) navigator.vibrate(pattern as number | number[]);
  };

  return {
    isOn: () => isOn,
    toggle: () => {
      isOn = !isOn;
      storeSoundSetting(isOn);
      tone(notes[4], 0, 0.25, 0.12);
      vibrate(20);
      return isOn;
    },
    tone,
    win: (inBets) => {
      const length = Math.min(notes.length, 3 + Math.floor(inBets));
      for (const [step, note] of notes.slice(0, length).entries()) tone(note, step * 0.085, 0.42, 0.12);
      vibrate(inBets >= 15 ? [60, 40, 60, 40, 160] : [30, 40, Math.min(120, 30 + inBets * 6)]);
    },
    step: (number) => {
      tone(notes[Math.min(notes.length - 1, number)] ?? 0, 0, 0.22, 0.12);
      vibrate(15);
    },
    miss: () => {
      tone(160, 0, 0.5, 0.16, 'sawtooth', 55);
      vibrate([80, 40, 80]);
    },
    vibrate,
  };
};
