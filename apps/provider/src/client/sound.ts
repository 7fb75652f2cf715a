/** Sounds that the page synthesizes with WebAudio. The sound is off until the player turns it on. */
export interface Sound {
  readonly isOn: () => boolean;
  readonly toggle: () => boolean;
  /**
   * Plays a tone. `after` (the delay) and `length` are in seconds, and `volume` is at most 0.2. The pitch slides to
   * `fallTo` hertz.
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

  return {
    isOn: () => isOn,
    toggle: () => {
      isOn = !isOn;
      storeSoundSetting(isOn);
      tone(notes[4], 0, 0.25, 0.12);
      return isOn;
    },
    tone,
    win: (inBets) => {
      const length = Math.min(notes.length, 3 + Math.floor(inBets));
      for (const [step, note] of notes.slice(0, length).entries()) tone(note, step * 0.085, 0.42, 0.12);
    },
  };
};
