import clsx from 'clsx';
import { Heart, Info, Lock, type LucideIcon, Users, Wrench } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { Badge, type BadgeKind } from './badge.tsx';
import { Picture, type RenderedPicture } from './picture.tsx';

interface OwnProps {
  name: string;
  vendor: string;
  /** The address of the 3:4 art and its fallback. */
  art: string;
  fallbackArt?: string | undefined;
  /** The rendered art; `art` is shown where it cannot be. */
  rendered?: RenderedPicture | undefined;
  badge?: { kind: BadgeKind; label: string } | undefined;
  /** The accessible name of the link, such as "Play Lucky Bowl"; name and vendor by default. */
  spoken?: string | undefined;
  /** The notice over the greyed art of a closed game, such as "until 05:00". */
  maintenance?: string | undefined;
  /** The notice over the art of a game that this visitor cannot play, such as "Members only". */
  locked?: string | undefined;
  /** The limits of a stake, the return: as many of them as fit in a line. */
  facts?: readonly string[] | undefined;
  /** How many play it now, as a number and spoken. */
  players?: { shown: string; spoken: string } | undefined;
  favourite?: { pressed: boolean; label: string; onToggle: () => void } | undefined;
  /** Opens what is known of the game. */
  info?: { label: string; onOpen: () => void } | undefined;
  /** Buttons such as Play and Demo, shown on hover and focus on devices with a mouse. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The tile's link is an `<a>`, or with `as` any link component. */
export type GameTileProps<Element extends ElementType = 'a'> = Polymorphic<OwnProps, Element>;

function Notice({ icon: Icon, children }: { icon: LucideIcon; children: string }): ReactNode {
  return (
    <p
      className={clsx(
        'absolute inset-x-0 bottom-0 flex items-center gap-1.5 px-2 py-1.5',
        'bg-plate text-micro font-semibold text-white',
      )}
    >
      <Icon size={14} aria-hidden className="shrink-0" />
      {children}
    </p>
  );
}

/**
 * A game tile: art without text, with name and vendor in HTML for translation and screen readers.
 */
export function GameTile<Element extends ElementType = 'a'>(
  props: GameTileProps<Element>,
): ReactNode {
  const {
    as,
    name,
    vendor,
    spoken,
    art,
    fallbackArt,
    rendered,
    badge,
    maintenance,
    locked,
    facts = [],
    players,
    favourite,
    info,
    actions,
    className,
    ...link
  } = props;
  const Link: ElementType = as ?? 'a';
  return (
    <article
      className={clsx(
        'enter-view group relative flex flex-col overflow-hidden',
        'rounded-button border border-border bg-surface md:rounded-tile',
        'transition pointer:hover:-translate-y-0.5 pointer:hover:shadow-s2',
        'focus-within:shadow-s2',
        className,
      )}
    >
      <div className="tile-shine relative aspect-3/4 overflow-hidden bg-sunken">
        <Picture
          src={art}
          fallback={fallbackArt}
          rendered={rendered}
          width={300}
          height={400}
          // As wide as in a grid of three on phones, or of seven on wide screens.
          sizes="(min-width: 64rem) 190px, 33vw"
          className={clsx(
            'size-full object-cover',
            'transition-transform duration-500 pointer:group-hover:scale-106',
            'motion-reduce:transform-none motion-reduce:transition-none',
            maintenance !== undefined && 'opacity-60 grayscale',
          )}
        />
        {badge && <Badge {...badge} className="absolute start-2 top-2" />}
        {players && (
          <p
            className={clsx(
              'num absolute start-2 bottom-2 flex items-center gap-1 rounded-full px-1.5 py-0.5',
              'bg-plate text-micro font-semibold text-white',
            )}
          >
            <Users size={12} aria-hidden className="shrink-0" />
            <span aria-hidden>{players.shown}</span>
            <span className="sr-only">{players.spoken}</span>
          </p>
        )}
        {maintenance !== undefined && <Notice icon={Wrench}>{maintenance}</Notice>}
        {maintenance === undefined && locked !== undefined && <Notice icon={Lock}>{locked}</Notice>}
      </div>
      <div className="flex flex-1 flex-col px-2 py-2 md:px-2.5">
        {/* The link covers the tile and comes before the heart in keyboard order. */}
        <Link
          {...link}
          className={clsx(
            'flex w-full flex-1 flex-col text-start text-text no-underline outline-none',
            'after:absolute after:inset-0 after:rounded-[inherit]',
            'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
            'focus-visible:after:outline-focus',
          )}
        >
          {spoken && <span className="sr-only">{spoken}</span>}
          <span aria-hidden={spoken !== undefined} className="contents">
            <span
              className={clsx(
                'line-clamp-1 text-caption font-bold',
                'md:line-clamp-2 md:text-body md:font-bold',
              )}
            >
              {name}
            </span>{' '}
            <span
              className={clsx(
                'mt-auto block truncate text-micro text-text-3 md:text-caption',
                // In the last line before the facts, where the heart is.
                favourite && 'pe-5.5',
              )}
            >
              {vendor}
            </span>
          </span>
        </Link>
        {(facts.length > 0 || info) && (
          <div className="-me-1 flex items-center pt-1">
            {/* What does not fit wraps into the hidden second line. */}
            <ul
              className={clsx(
                'flex h-[1lh] min-w-0 flex-1 flex-wrap overflow-hidden tracking-tight',
                'text-micro font-semibold whitespace-nowrap text-text-2',
              )}
            >
              {facts.map((fact, at) => (
                <li key={fact} className="max-w-full truncate">
                  {at > 0 && (
                    <span aria-hidden className="px-1">
                      ·
                    </span>
                  )}
                  <bdi>{fact}</bdi>
                </li>
              ))}
            </ul>
            {info && (
              <button
                type="button"
                aria-label={info.label}
                onClick={info.onOpen}
                className={clsx(
                  'relative grid size-6 shrink-0 place-items-center rounded-full',
                  'text-text-3 transition-colors hover:bg-sunken hover:text-text',
                )}
              >
                <Info size={16} aria-hidden />
              </button>
            )}
          </div>
        )}
      </div>
      {actions && (
        <div
          className={clsx(
            'pointer-events-none absolute inset-x-0 top-0 hidden flex-col items-stretch',
            'justify-end gap-2 p-3',
            'bg-linear-to-t from-black/65 to-transparent opacity-0',
            'transition-opacity group-focus-within:opacity-100 pointer:flex',
            'aspect-3/4 pointer:group-hover:opacity-100',
          )}
        >
          <div className="pointer-events-auto contents">{actions}</div>
        </div>
      )}
      {favourite && (
        <button
          type="button"
          aria-pressed={favourite.pressed}
          aria-label={favourite.label}
          onClick={favourite.onToggle}
          className={clsx(
            'absolute end-1 bottom-7.75 grid size-6 place-items-center rounded-full',
            'md:end-1.5 md:bottom-8.5',
            'text-text-3 transition-colors hover:bg-sunken hover:text-text',
          )}
        >
          <Heart
            size={16}
            aria-hidden
            className={clsx(favourite.pressed && 'fill-accent text-accent')}
          />
        </button>
      )}
    </article>
  );
}
