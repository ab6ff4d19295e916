import { renderedPicture } from '@lantern/art';
import { artAddress } from '@lantern/ui/art-address';

/** The addresses of a banner's art, for wide screens and for phones. */
export interface BannerArt {
  wide: string;
  compact: string;
}

/** The art of a banner or promotion: the rendered hero of that name, or else a drawn picture. */
export function bannerArt(art: string): BannerArt {
  const hero = renderedPicture(art);
  // Phones from before 2022 show WebP but not AVIF, and a page names one address for each size.
  return hero
    ? { wide: `${hero.base}.1440.webp`, compact: `${hero.base}.780.webp` }
    : { wide: artAddress('banner', art), compact: artAddress('banner-compact', art) };
}
