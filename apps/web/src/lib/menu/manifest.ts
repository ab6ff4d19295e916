import type { SwitchId } from '@lantern/rules';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Overlay } from '../navigation/overlay.ts';
import type { Audience } from './audience.ts';

type Text = (t: TFunction<'layout'>) => string;

interface Ordered {
  /** Its place in its menu, the smallest number first. */
  order: number;
}

/** An entry that its feature draws itself. */
export interface MenuPart<Props = object> extends Ordered {
  Part: ComponentType<Props>;
}

/** A link to a page. */
export interface MenuLink extends Ordered {
  icon: LucideIcon;
  label: Text;
  to: string;
  /** Whether the visitor is there at this address; without it, at `to` alone. */
  isAt?: (pathname: string) => boolean;
}

/** How the side menu is shown. */
export interface SideMenuState {
  /** The column of a desktop shows icons alone. */
  narrow: boolean;
  /** It is inside the drawer of a phone. */
  drawer: boolean;
}

/** An entry in the upper part of the side menu (NAV-08). */
export type SideEntry = MenuLink | MenuPart<SideMenuState>;

/** A banner in the lower part of the side menu. */
export interface SideCard extends Ordered {
  /** In place of the banner in a narrow column. */
  icon: LucideIcon;
  /** Colours. */
  look: string;
  title: Text;
  text: Text;
  open: (overlay: Overlay) => void;
}

/** An entry in the lower part of the side menu, with a panel that opens beside it. */
export interface SideAction extends Ordered {
  icon: LucideIcon;
  label: Text;
  usePress: () => () => void;
  /** Names the button that opens the panel. */
  opens: Text;
  Panel: ComponentType;
}

/** A candidate for the middle tab of a phone; the first that fits visitor and brand is shown. */
export interface MiddleTab extends Ordered {
  for: Audience;
  needs?: SwitchId;
  icon: LucideIcon;
  /** The icon points in the direction of the text. */
  turns?: true;
  label: Text;
  open: (overlay: Overlay) => void;
}

/** A tool or a button of the header (NAV-05). */
export interface HeaderPart extends MenuPart {
  for: Audience;
}

/** Whether a link leads to the page at an address. */
export const isAt = ({ to, isAt: own }: MenuLink, pathname: string): boolean =>
  own ? own(pathname) : pathname === to;

/** The entries of several features in their order. */
export const inOrder = <Entry extends Ordered>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => one.order - other.order);
