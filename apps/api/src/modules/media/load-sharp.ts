async function load() {
  const { default: sharp } = await import('sharp');
  // One core for a picture, and no memory kept for the next one.
  sharp.concurrency(1);
  sharp.cache(false);
  // It reads many more kinds; no other is ever opened, whatever a file says that it is. SVG is how
  // brands' own marks are drawn.
  sharp.block({ operation: ['VipsForeignLoad'] });
  const kinds = ['Jpeg', 'Png', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`);
  sharp.unblock({ operation: kinds });
  return sharp;
}
let loading: ReturnType<typeof load> | undefined;

/**
 * The library of pictures, which takes a while to load and is of no use to a process that never
 * draws one.
 */
export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
