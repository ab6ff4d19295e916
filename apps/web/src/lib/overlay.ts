import { useCallback, useEffect, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

const overlayNames = [
  'login',
  'forgot',
  'register',
  'registerSuccess',
  'logout',
  'terms',
  'announcements',
  /** One announcement, as it pops up; the parameter `id` names it. */
  'announcement',
  'help',
  /** How to get the app. */
  'app',
  'notice',
  /** The games of a vendor, or one game over the page. */
  'gamePopup',
  'feedback',
  'customerService',
] as const;

/**
 * Pages of the member centre, by the keys of the specification and in its order; the first is the
 * default.
 */
export const centrePageKeys = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'playerRank',
  'profile',
  /** Beside those of the specification. */
  'protection',
] as const;

/** Pages of the agent centre, in the order of its menu; `agentTeamOverview` is the default. */
export const agentPageKeys = [
  'agentAnnouncement',
  'agentTeamOverview',
  'agentAccount',
  'agentTeamManage',
  'agentTeamBetting',
  'agentProfitLoss',
  'agentIncome',
  'agentTransaction',
  'agentDividend',
  'agentDailySalary',
  'agentHourlySalary',
  'agentRealTimeSalary',
] as const;

/**
 * Overlays live in the address (`?overlay=login`, `?centre=depositv2`, `?agent=agentIncome`), so
 * that Back closes them and a reload keeps them. What an overlay is told goes into the history
 * entry, which a reload keeps too, and never into the address.
 */
export type OverlayName = (typeof overlayNames)[number];
export type OverlayParams = Readonly<Record<string, string>>;
export type CentrePage = (typeof centrePageKeys)[number];
export type AgentPage = (typeof agentPageKeys)[number];

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

function read(location: Location): CurrentOverlay | undefined {
  const search = new URLSearchParams(location.search);
  const params = stateOf(location).params ?? {};
  const asked = <Key extends string>(kind: Kind, known: readonly Key[]) =>
    known.find((key) => key === search.get(kind));
  const name = asked('overlay', overlayNames);
  if (name) return { name, params };
  const page = asked('centre', centrePageKeys);
  if (page) return { name: 'centre', page, params };
  const agentPage = asked('agent', agentPageKeys);
  return agentPage && { name: 'agent', page: agentPage, params };
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
      const state: HistoryState = { above, params };
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
