async function load() {
  const { default: sharp } = await import('sharp');
  // One core per picture, and no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  // Only these formats are ever decoded, whatever a file claims to be. SVG is for brands' marks.
  sharp.block({ operation: ['VipsForeignLoad'] });
  const kinds = ['Jpeg', 'Png', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`);
  sharp.unblock({ operation: kinds });
  return sharp;
}
let loading: ReturnType<typeof load> | undefined;

/** Loads the picture library on first use, because loading is slow and few processes need it. */
export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
