import type { SliderResult } from '@lantern/contracts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { newTrack } from './track.ts';

interface SlideOptions {
  /** The largest place, in pixels of the picture. */
  max: number;
  /** How many pixels of the picture one pixel of the page is. */
  scale: () => number;
  /** Called with where the piece was put and how it came there. */
  onPlaced: (result: SliderResult) => void;
}

/** Pixels of the picture that a key moves the piece by; with Shift the arrows are exact. */
const keySteps: Record<string, number | undefined> = {
  ArrowRight: 4,
  ArrowUp: 4,
  ArrowLeft: -4,
  ArrowDown: -4,
  PageUp: 24,
  PageDown: -24,
};

/**
 * Moves the piece by pointer and by keyboard. Left and right are those of the picture, whatever way
 * the text runs.
 */
export function useSlide({ max, scale, onPlaced }: SlideOptions) {
  const [x, setX] = useState(0);
  const [track] = useState(newTrack);
  /**
   * Where the pointer and the piece were when the pointer went down, and where the piece is now.
   */
  const drag = useRef<{ from: number; start: number; at: number }>(undefined);

  const move = (to: number): number => {
    const next = Math.max(0, Math.min(max, Math.round(to)));
    track.add(next);
    setX(next);
    return next;
  };
  const place = (at: number) => onPlaced({ x: at, track: track.steps() });

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, start: x, at: x };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    if (current) current.at = move(current.start + (event.clientX - current.from) * scale());
  };
  const onPointerUp = () => {
    const { current } = drag;
    drag.current = undefined;
    if (current && current.at !== current.start) place(current.at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    place(move(step === undefined ? 0 : x + (event.shiftKey ? Math.sign(step) : step)));
  };
  return {
    x,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    onKeyDown,
  };
}
