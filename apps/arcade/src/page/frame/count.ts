/** Calls `draw` with 0 to 1 over this time, easing out; at once without motion. */
export function animate(ms: number, draw: (share: number) => void): Promise<void> {
  if (ms <= 0) {
    draw(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const began = performance.now();
    const frame = (now: number) => {
      // The first frame can be dated before the call.
      const share = Math.max(0, Math.min(1, (now - began) / ms));
      draw(1 - (1 - share) ** 3);
      if (share < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
