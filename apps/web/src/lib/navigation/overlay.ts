import { useCallback, useEffect, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The names of `?overlay=`, and the keys of `?centre=` and `?agent=` (those of the specification).
 * The manifest of each feature declares its own, and the lists in `routes/` do not compile without
 * them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the manifests of features add to it.
export interface OverlayNames {}
// biome-ignore lint/suspicious/noEmptyInterface: the manifests of features add to it.
export interface CentrePages {}
// biome-ignore lint/suspicious/noEmptyInterface: the manifests of features add to it.
export interface AgentPages {}

/**
 * Overlays are in the address (`?overlay=login`, `?centre=depositv2`, `?agent=agentIncome`), so
 * that Back closes them and a reload keeps them. Their parameters are in the history entry and
 * never in the address.
 */
export type OverlayName = keyof OverlayNames;
export type OverlayParams = Readonly<Record<string, string>>;
export type CentrePage = keyof CentrePages;
export type AgentPage = keyof AgentPages;

export type CurrentOverlay =
  | { name: OverlayName; params: OverlayParams }
  | { name: 'centre'; page: CentrePage; params: OverlayParams }
  | { name: 'agent'; page: AgentPage; params: OverlayParams };

export interface Overlay {
  current: CurrentOverlay | undefined;
  /**
   * Opens an overlay over this page, or over the page `at`, which then takes this page's place in
   * the history.
   */
  open(name: OverlayName, params?: OverlayParams, at?: string): void;
  openCentre(page: CentrePage, params?: OverlayParams): void;
  openAgent(page?: AgentPage, params?: OverlayParams): void;
  /** Goes back to what lies below. To close and go elsewhere in one step, use `leave`. */
  close(): void;
  /** Closes the overlay and shows another page in its place. */
  leave(to: string): void;
}

/** The parameter of the address that each kind of overlay has. */
type Kind = 'overlay' | 'centre' | 'agent';

interface HistoryState {
  /** The entry below this one shows the same page without the overlay. */
  above?: boolean;
  params?: OverlayParams;
}

const stateOf = (location: Location): HistoryState => (location.state as HistoryState | null) ?? {};

/** A name that no feature has is removed from the address by `UnknownOverlay` of the app. */
function read(location: Location): CurrentOverlay | undefined {
  const search = new URLSearchParams(location.search);
  const params = stateOf(location).params ?? {};
  const name = search.get('overlay');
  if (name !== null) return { name: name as OverlayName, params };
  const page = search.get('centre');
  if (page !== null) return { name: 'centre', page: page as CentrePage, params };
  const agentPage = search.get('agent');
  return agentPage === null ? undefined : { name: 'agent', page: agentPage as AgentPage, params };
}

function searchWith(search: string, entry?: readonly [Kind, string]): string {
  const next = new URLSearchParams(search);
  next.delete('overlay');
  next.delete('centre');
  next.delete('agent');
  // The deposit that the member centre was about.
  next.delete('reference');
  if (entry) next.set(...entry);
  return next.size > 0 ? `?${next}` : '';
}

/**
 * The history entry that is being closed: a second close of the same overlay would leave the page.
 */
let closing: string | undefined;

export function useOverlay(): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => read(location), [location]);

  useEffect(() => {
    if (current === undefined) closing = undefined;
  }, [current]);

  const show = useCallback(
    (entry: readonly [Kind, string], params: OverlayParams = {}, at?: string) => {
      const covered = read(location) !== undefined;
      const above = at === undefined && (covered ? stateOf(location).above === true : true);
      const { search, hash } = at === undefined ? location : { search: '', hash: '' };
      // What the page itself keeps in its entry, such as the game that a reload opens again.
      const own: object = at === undefined ? stateOf(location) : {};
      const state: HistoryState = { ...own, above, params };
      navigate(
        { pathname: at ?? location.pathname, search: searchWith(search, entry), hash },
        { replace: covered || at !== undefined, state },
      );
    },
    [location, navigate],
  );

  const close = useCallback(() => {
    if (read(location) === undefined || closing === location.key) return;
    closing = location.key;
    if (stateOf(location).above) navigate(-1);
    else {
      const { pathname, search, hash } = location;
      navigate({ pathname, search: searchWith(search), hash }, { replace: true });
    }
  }, [location, navigate]);

  return useMemo(
    () => ({
      current,
      open: (name, params, at) => show(['overlay', name], params, at),
      openCentre: (page, params) => show(['centre', page], params),
      openAgent: (page = 'agentTeamOverview', params) => show(['agent', page], params),
      close,
      leave: (to) => navigate(to, { replace: true }),
    }),
    [current, show, close, navigate],
  );
}
