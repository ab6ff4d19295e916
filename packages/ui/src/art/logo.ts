import { colours, type Hex } from '../tokens.ts';
import { glyph, initials } from './glyphs.ts';
import { logoShapes } from './logo-shapes.ts';
import { box, circle, group, path, picture } from './svg.ts';

const shapes = () => logoShapes.map(({ d, fill }) => path(d, fill)).join('');

/** The mark alone, 40 × 40, for any dark or light ground. */
export const logoMark = (): string => picture(40, 40, '', shapes());

/**
 * The parts of a brand's mark. A brand without its own colours gets the house's look and lantern.
 */
export interface BrandMark {
  readonly name: string;
  /** The ground. */
  readonly header?: string | undefined;
  /** The letter; the theme check ensures its contrast to the header. */
  readonly accent?: string | undefined;
}

const isHex = (colour: string | undefined): colour is Hex => /^#[0-9a-f]{6}$/i.test(colour ?? '');

/** The background of a brand's mark, also used by its manifest and the browser's bar. */
export const groundOf = ({ header }: Pick<BrandMark, 'header'>): Hex =>
  isHex(header) ? header : colours.light.header;

function signOf({ name, header, accent }: BrandMark): string {
  if (!isHex(header) && !isHex(accent)) return group('translate(9 8)scale(1.15)', shapes());
  const colour = isHex(accent) ? accent : colours.light.accent;
  const [letter = ''] = initials(name);
  const ring = circle(32, 32, 23, 'none', { stroke: colour, 'stroke-width': 2, opacity: '.4' });
  return ring + group('translate(32 32)scale(1.9)', glyph(letter, colour, 3));
}

/**
 * A brand's mark on a 64 × 64 tile, for browser tab and home screen.
 * @param maskable for devices that crop icons: fills all corners and keeps the sign away from the
 *   edge
 */
export function favicon(brand: BrandMark = { name: '' }, maskable = false): string {
  const ground = box(0, 0, 64, 64, maskable ? 0 : 15, groundOf(brand));
  const sign = signOf(brand);
  return picture(
    64,
    64,
    '',
    ground + (maskable ? group('translate(9.6 9.6)scale(.7)', sign) : sign),
  );
}
