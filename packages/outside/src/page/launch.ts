export interface Launch {
  /** The single-use token of the site; it is removed from the address before anything else runs. */
  token: string | null;
  language: string | null;
}

/** Reads the address of a launch, removes the token from it, and applies the requested theme. */
export function readLaunch(): Launch {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    address.searchParams.delete('token');
    history.replaceState(null, '', address);
  }
  const theme = address.searchParams.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  return { token, language: address.searchParams.get('lang') };
}
