import { colours, type Hex } from '../tokens.ts';
import { glyph, initials } from './glyphs.ts';
import { logoShapes } from './logo-shapes.ts';
import { box, circle, group, path, picture } from './svg.ts';

const shapes = () => logoShapes.map(({ d, fill }) => path(d, fill)).join('');

/** The mark alone, 40 × 40, for any dark or light ground. */
export const logoMark = (): string => picture(40, 40, '', shapes());

/**
 * What the mark of a brand is made of. One without colours of its own has the look of the house,
 * and its lantern.
 */
export interface BrandMark {
  readonly name: string;
  /** The ground. */
  readonly header?: string | undefined;
  /** The letter; it can be told from the header, as the check of a theme makes sure. */
  readonly accent?: string | undefined;
}

const isHex = (colour: string | undefined): colour is Hex => /^#[0-9a-f]{6}$/i.test(colour ?? '');

/** The ground of a brand's mark, which its manifest and the bar of a phone's browser also have. */
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
 * A brand's mark on a tile of 64 × 64, for the browser's tab and the home screen.
 * @param maskable for a device that cuts icons to a shape of its own: no corner is empty, and the
 *   sign stays clear of the edge
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
