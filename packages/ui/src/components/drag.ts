import { type PointerEvent, useRef } from 'react';

export interface DragOptions {
  /**
   * Moves the panel freely (a dialog) or only downwards (a sheet, which closes when pulled far
   * enough).
   */
  readonly mode: () => 'move' | 'pull';
  readonly panel: () => HTMLElement | null;
  /** Called when a sheet is pulled down far enough; without it the sheet springs back. */
  readonly onPulled?: (() => void) | undefined;
}

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly box: DOMRect;
  readonly start: { readonly x: number; readonly y: number };
}

const pulledFarEnough = 96;
const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** Keeps the title bar on screen, so that a dialog can always be dragged again. */
function movedTo(drag: Drag, event: PointerEvent): { x: number; y: number } {
  const { box, start } = drag;
  const margin = 8;
  const x = clamp(
    event.clientX - drag.x,
    margin - box.left,
    window.innerWidth - margin - box.right,
  );
  const y = clamp(
    event.clientY - drag.y,
    margin - box.top,
    window.innerHeight - margin - 64 - box.top,
  );
  return { x: start.x + x, y: start.y + y };
}

/**
 * Pointer handlers for a title bar. Dragging sets `translate`, so it renders nothing and leaves
 * `transform` to animations. Everything it does is possible without it.
 */
export function useDrag({ mode, panel, onPulled }: DragOptions) {
  const drag = useRef<Drag | null>(null);
  const moved = useRef<{ panel: HTMLElement | null; x: number; y: number }>({
    panel: null,
    x: 0,
    y: 0,
  });

  const place = (element: HTMLElement, x: number, y: number) => {
    element.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = panel();
    const onControl =
      event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
    if (!element || onControl || event.button !== 0) return;
    // A reopened modal is a new element in its initial position.
    const start =
      mode() === 'move' && moved.current.panel === element ? moved.current : { x: 0, y: 0 };
    drag.current = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      box: element.getBoundingClientRect(),
      start,
    };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const element = panel();
    if (!element || drag.current?.pointer !== event.pointerId) return;
    if (mode() === 'pull') {
      place(element, 0, Math.max(0, event.clientY - drag.current.y));
      return;
    }
    moved.current = { panel: element, ...movedTo(drag.current, event) };
    place(element, moved.current.x, moved.current.y);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const element = panel();
    const current = drag.current;
    if (!element || current?.pointer !== event.pointerId) return;
    drag.current = null;
    if (mode() === 'move') return;
    const pulled = event.type === 'pointerup' && event.clientY - current.y >= pulledFarEnough;
    if (pulled && onPulled) onPulled();
    else place(element, 0, 0);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
