import type { ResourceName } from '@lantern/contracts';
import clsx from 'clsx';
import {
  Camera,
  Globe,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Music2,
  Send,
  SquarePlay,
  ThumbsUp,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { safeLink, useResources } from '../../lib/site/resources.ts';

/** Generic icons, not the logos of companies. */
const signs: Partial<Record<ResourceName, LucideIcon>> = {
  TELEGRAM: Send,
  'TELEGRAM CHANNEL': Megaphone,
  YOUTUBE: SquarePlay,
  INSTAGRAM: Camera,
  FACEBOOK: ThumbsUp,
  TWITTER: X,
  TIKTOK: Music2,
  LINE: MessageCircle,
};

const signOf = (name: string): LucideIcon => signs[name as ResourceName] ?? Globe;

/** Where the brand speaks outside of its site; nothing where it does not. */
export function SocialLinks({
  label,
  className,
}: {
  label: string;
  className?: string;
}): ReactNode {
  const links = useResources().flatMap(({ name, resourceType, url, label: title }) => {
    const href = safeLink(url);
    return (resourceType === 'social' || resourceType === 'messenger') && href
      ? [{ name, href, title }]
      : [];
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={clsx('flex flex-wrap gap-1.5', className)}>
      {links.map(({ name, href, title }) => {
        const Sign = signOf(name);
        return (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={title}
              title={title}
              className={clsx(
                'relative grid size-10 place-items-center hit-44',
                'rounded-full border border-border text-text-2',
                'transition hover:border-border-strong hover:bg-sunken hover:text-text',
              )}
            >
              <Sign size={18} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
