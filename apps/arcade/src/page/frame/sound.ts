import { byId, onPress } from '@lantern/outside/page';

/** Short tones for what happens in a game. Silent until the player switches sound on. */
export interface Sound {
  /** Reels or symbols begin to move. */
  start(): void;
  /** A reel stops, or symbols land; later ones sound higher. */
  land(step: number): void;
  /** A win, from 0 (small) to 2 (large). */
  win(size: number): void;
}

interface Tone {
  /** In hertz, at the beginning and the end. */
  from: number;
  to: number;
  seconds: number;
  volume: number;
  type: OscillatorType;
  /** Seconds from now. */
  after?: number;
}

const scale = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

function play(context: AudioContext, { from, to, seconds, volume, type, after = 0 }: Tone): void {
  const begins = context.currentTime + after;
  const [tone, level] = [context.createOscillator(), context.createGain()];
  tone.type = type;
  tone.frequency.setValueAtTime(from, begins);
  tone.frequency.exponentialRampToValueAtTime(to, begins + seconds);
  level.gain.setValueAtTime(volume, begins);
  level.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  tone.connect(level).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + seconds);
}

/** The switch in the bar. The tones are made here, so that no sound file is loaded. */
export function makeSound(): Sound {
  const button = byId('sound');
  let context: AudioContext | undefined;
  let on = false;
  onPress(button, () => {
    on = !on;
    button.setAttribute('aria-pressed', String(on));
    // A browser allows sound only after a press.
    if (on) context ??= new AudioContext();
    void (on ? context?.resume() : context?.suspend());
  });
  const tones = (...all: Tone[]) => {
    if (!on || !context || document.hidden) return;
    for (const tone of all) play(context, tone);
  };
  const note = (step: number, after = 0): Tone => {
    const hertz = scale[Math.min(step, scale.length - 1)] ?? 523.25;
    return { from: hertz, to: hertz, seconds: 0.28, volume: 0.09, type: 'triangle', after };
  };
  return {
    start: () => tones({ from: 180, to: 420, seconds: 0.16, volume: 0.05, type: 'sine' }),
    land: (step) =>
      tones({ from: 150 + step * 22, to: 70, seconds: 0.11, volume: 0.16, type: 'sine' }),
    win: (size) =>
      tones(...Array.from({ length: 3 + size * 2 }, (_, at) => note(at + size, at * 0.09))),
  };
}
