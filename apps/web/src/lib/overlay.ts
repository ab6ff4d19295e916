import { useCallback, useEffect, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * Overlays live in the address (`?overlay=login`, `?centre=depositv2`), so that Back closes them and a reload keeps them.
 * What an overlay is told goes into the history entry, which a reload keeps too, and never into the address.
 */
export type OverlayName = 'login' | 'forgot' | 'register' | 'registerSuccess' | 'logout' | 'terms';
export type OverlayParams = Readonly<Record<string, string>>;

/** Pages of the member centre, by the keys of the specification. */
export type CentrePage = 'securityCenter' | 'profile' | 'depositv2' | 'personalHistoryCopy';

export type CurrentOverlay =
  | { name: OverlayName; params: OverlayParams }
  | { name: 'centre'; page: CentrePage; params: OverlayParams };

export interface Overlay {
  current: CurrentOverlay | undefined;
  /** Opens an overlay over this page, or over the page `at`, which then takes this page's place in the history. */
  open(name: OverlayName, params?: OverlayParams, at?: string): void;
  openCentre(page: CentrePage, params?: OverlayParams): void;
  /** Goes back to what lies below. To close and go elsewhere in one step, use `leave`. */
  close(): void;
  /** Closes the overlay and shows another page in its place. */
  leave(to: string): void;
}

const names: readonly string[] = [
  'login',
  'forgot',
  'register',
  'registerSuccess',
  'logout',
  'terms',
] satisfies OverlayName[];
const centrePages: readonly string[] = [
  'securityCenter',
  'profile',
  'depositv2',
  'personalHistoryCopy',
] satisfies CentrePage[];

interface HistoryState {
  /** The entry below this one shows the same page without the overlay. */
  above?: boolean;
  params?: OverlayParams;
}

const stateOf = (location: Location): HistoryState => (location.state as HistoryState | null) ?? {};

function read(location: Location): CurrentOverlay | undefined {
  const search = new URLSearchParams(location.search);
  const params = stateOf(location).params ?? {};
  const name = search.get('overlay');
  if (name !== null && names.includes(name)) return { name: name as OverlayName, params };
  const page = search.get('centre');
  if (page !== null && centrePages.includes(page)) return { name: 'centre', page: page as CentrePage, params };
  return undefined;
}

function searchWith(search: string, entry?: readonly ['overlay' | 'centre', string]): string {
  const next = new URLSearchParams(search);
  next.delete('overlay');
  next.delete('centre');
  // The deposit that the member centre was about.
  next.delete('reference');
  if (entry) next.set(...entry);
  return next.size > 0 ? `?${next}` : '';
}

/** The history entry that is being closed: a second close of the same overlay would leave the page. */
let closing: string | undefined;

export function useOverlay(): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => read(location), [location]);

  useEffect(() => {
    if (current === undefined) closing = undefined;
  }, [current]);

  const show = useCallback(
    (entry: readonly ['overlay' | 'centre', string], params: OverlayParams = {}, at?: string) => {
      const covered = read(location) !== undefined;
      const above = at === undefined && (covered ? stateOf(location).above === true : true);
      const search = searchWith(at === undefined ? location.search : '', entry);
      const state: HistoryState = { above, params };
      navigate({ pathname: at ?? location.pathname, search }, { replace: covered || at !== undefined, state });
    },
    [location, navigate],
  );

  const close = useCallback(() => {
    if (read(location) === undefined || closing === location.key) return;
    closing = location.key;
    if (stateOf(location).above) navigate(-1);
    else navigate({ pathname: location.pathname, search: searchWith(location.search) }, { replace: true });
  }, [location, navigate]);

  return useMemo(
    () => ({
      current,
      open: (name, params, at) => show(['overlay', name], params, at),
      openCentre: (page, params) => show(['centre', page], params),
      close,
      leave: (to) => navigate(to, { replace: true }),
    }),
    [current, show, close, navigate],
  );
}
