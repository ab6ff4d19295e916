import clsx from 'clsx';
import * as Dropdown from 'radix-ui/dropdown-menu';
import type { ElementType, ReactElement, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';

export interface MenuProps {
  /** The button that opens it; it must take a ref and name itself. */
  trigger: ReactElement;
  align?: 'start' | 'end' | undefined;
  /**
   * Direction of the text, for the arrow keys and the side it opens to; the page's own when left
   * out.
   */
  dir?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** A menu under a button, such as the one of the avatar. */
export function Menu({ trigger, align = 'end', dir, children }: MenuProps): ReactNode {
  return (
    <Dropdown.Root modal={false} dir={dir ?? pageDirection()}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(
            'z-modal max-h-(--radix-dropdown-menu-content-available-height) min-w-60',
            'origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto p-1.5',
            'rounded-card border border-border bg-raised text-text shadow-s3 outline-none',
            'animate-pop',
          )}
        >
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

interface ItemProps {
  icon?: ReactNode;
  /** A badge or a count. */
  end?: ReactNode;
  tone?: 'normal' | 'danger' | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export type MenuItemProps<Element extends ElementType = 'div'> = Polymorphic<ItemProps, Element>;

/** An entry: an action, or with `as` a link. */
export function MenuItem<Element extends ElementType = 'div'>(
  props: MenuItemProps<Element>,
): ReactNode {
  const { as, icon, end, tone = 'normal', onSelect, disabled, children, ...rest } = props;
  const Root: ElementType = as ?? 'div';
  return (
    <Dropdown.Item
      asChild
      disabled={disabled ?? false}
      {...(onSelect && { onSelect: () => onSelect() })}
    >
      <Root
        {...rest}
        className={clsx(
          'flex min-h-11 items-center gap-3 px-3',
          'rounded-control text-label no-underline outline-none',
          'cursor-pointer select-none data-disabled:cursor-not-allowed',
          'data-disabled:text-text-3 data-highlighted:bg-sunken',
          tone === 'danger' ? 'text-danger' : 'text-text',
        )}
      >
        {icon && (
          <span aria-hidden className={clsx('shrink-0', tone === 'normal' && 'text-text-2')}>
            {icon}
          </span>
        )}
        <span className="min-w-0 flex-1">{children}</span>
        {end}
      </Root>
    </Dropdown.Item>
  );
}

/** The subject of the menu; not an entry. */
export function MenuHeader({ children }: { children: ReactNode }): ReactNode {
  return <Dropdown.Label className="px-3 pt-2 pb-3">{children}</Dropdown.Label>;
}

export function MenuSeparator(): ReactNode {
  return <Dropdown.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
