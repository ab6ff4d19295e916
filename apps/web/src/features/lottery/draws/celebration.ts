import { useSyncExternalStore } from 'react';
import { visitorStore } from '../../../lib/device/storage.ts';

/** What a page does about a win besides saying so; both are off until the visitor wants them. */
export const celebrations = ['sound', 'confetti'] as const;
export type Celebration = (typeof celebrations)[number];

const keyOf = (kind: Celebration): string => `lottery.${kind}`;
const observers = new Set<() => void>();

export const isWanted = (kind: Celebration): boolean => visitorStore.read(keyOf(kind)) === 'on';

export function want(kind: Celebration, wanted: boolean): void {
  if (wanted) visitorStore.write(keyOf(kind), 'on');
  else visitorStore.remove(keyOf(kind));
  for (const observer of observers) observer();
}

export const useWanted = (kind: Celebration): boolean =>
  useSyncExternalStore(
    (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    () => isWanted(kind),
  );

/** Two short notes. A browser that allows no sound yet stays silent. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [at, pitch] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + at * 0.15;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.3);
    if (at === 1) tone.onended = () => void audio.close();
  }
}
