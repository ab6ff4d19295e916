import { type BrandMark, favicon, groundOf } from '@lantern/ui/art';
import type { Brand } from '../brand/index.ts';
import { loadSharp } from './load-sharp.ts';

/** Icons for the home screen by name; `size` in pixels. A device may crop a maskable one. */
export const icons = {
  '180': { size: 180, maskable: true },
  '192': { size: 192, maskable: false },
  '512': { size: 512, maskable: false },
  'maskable-512': { size: 512, maskable: true },
} as const;
export type IconName = keyof typeof icons;

const mostKept = 200;
const kept = new Map<string, Promise<Buffer>>();

function markOf({ name, settings: { theme } }: Brand): BrandMark {
  const { header, accent } = theme.light;
  return { name, header, accent };
}

/** The colour behind a brand's mark: that of its header. */
export const groundOfBrand = (brand: Brand): string => groundOf(markOf(brand));

/** A brand's mark as SVG. */
export const brandMark = (brand: Brand): string => favicon(markOf(brand));

async function draw(svg: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** A brand's mark as PNG, cached until the brand's name or colours change. */
export function brandIcon(brand: Brand, icon: IconName): Promise<Buffer> {
  const { size, maskable } = icons[icon];
  const svg = favicon(markOf(brand), maskable);
  const key = `${icon} ${svg}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = draw(Buffer.from(svg), size);
  // A failure is not cached.
  drawing.catch(() => kept.delete(key));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
