import type { ComponentProps, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: To;
  /** What the page is given in its history entry. */
  state?: unknown;
  /** It takes the place of this page in the history. */
  replace?: boolean;
}

/**
 * A link to another page of this site. The router's own `Link` brings code that loads the data of
 * pages ahead, which every visitor would download.
 */
export function Link({ to, state, replace, children, ...anchor }: LinkProps): ReactNode {
  const onClick = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) });
  return (
    <a {...anchor} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  );
}
