import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic.ts';

/** `accent` is kept for money in and the one main action of a screen. */
export type ButtonKind = 'accent' | 'brand' | 'outline' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 36 | 40 | 48;

interface OwnProps {
  kind?: ButtonKind | undefined;
  /** Height in px; the area that can be hit is never below 44 px. */
  size?: ButtonSize | undefined;
  /** Keeps the width, shows a spinner, says `aria-busy` and ignores clicks. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Fills its row. */
  block?: boolean | undefined;
  /** Icons before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A button, or with `as` any link component: `<Button as={Link} to="/deposit">`. */
export type ButtonProps<Element extends ElementType = 'button'> = Polymorphic<OwnProps, Element>;

const kinds: Record<ButtonKind, string> = {
  accent: 'bg-accent text-on-accent hover:bg-accent-hover',
  brand: 'bg-brand text-on-brand hover:bg-brand-hover',
  outline: 'border border-border-strong bg-surface text-text hover:bg-sunken',
  soft: 'bg-brand-soft text-brand hover:bg-brand-soft hover:text-brand-hover',
  ghost: 'text-text-2 hover:bg-sunken hover:text-text',
  danger: 'bg-badge-hot text-on-badge hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  36: 'min-h-9 px-3 text-label rounded-control',
  40: 'min-h-10 px-4 text-label rounded-button',
  48: 'min-h-12 px-6 text-h3 rounded-button',
};

const shape = clsx(
  'relative inline-flex items-center justify-center gap-2 py-1 hit-44',
  'text-center font-bold no-underline',
  'select-none transition active:scale-[.98]',
);
const off = 'bg-sunken text-text-3 cursor-not-allowed active:scale-100';

/** The button of the site. Its text may wrap: no fixed width. */
export function Button<Element extends ElementType = 'button'>(
  props: ButtonProps<Element>,
): ReactNode {
  const {
    as,
    kind = 'brand',
    size = 40,
    loading,
    disabled,
    block,
    start,
    end,
    children,
    className,
    ...rest
  } = props;
  const Root: ElementType = as ?? 'button';
  const idle = loading || disabled;
  // A busy button stays focusable: `disabled` would throw the focus of a keyboard user back to the
  // page.
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      {...(Root === 'button' && { type: 'button', disabled })}
      {...rest}
      {...(idle && { 'aria-disabled': true, onClick: swallow })}
      {...(loading && { 'aria-busy': true })}
      className={clsx(
        shape,
        sizes[size],
        disabled && !loading ? off : kinds[kind],
        block && 'w-full',
        className,
      )}
    >
      <span
        className={clsx(
          'inline-flex min-w-0 items-center justify-center gap-2',
          loading && 'opacity-0',
        )}
      >
        {start}
        <span className="min-w-0">{children}</span>
        {end}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden>
          <LoaderCircle size={20} className="animate-spin" />
        </span>
      )}
    </Root>
  );
}
