import type { announcements, endpoints, memberInfo, ValueOf } from '@lantern/contracts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { tabStore } from '../device/storage.ts';
import { currentSession, keepLabel } from '../session/session.ts';

interface Kept {
  readonly call: keyof typeof endpoints | 'site';
  /** Belongs to a member, and goes with the session. */
  readonly private?: true;
  /** Which of the questions to this call, where it is asked several. */
  readonly question?: (query: { [Key in 'types' | 'pageNo']?: unknown }) => boolean;
}

const stripOf: ValueOf<typeof announcements>['list'][number]['type'] = 'B';

/** What the tab keeps of the site's answers, under the names of the specification (SYS-10). */
export const keptCalls: Readonly<Record<string, Kept>> = {
  settings: { call: 'site' },
  validate: { call: 'validationRules' },
  routers: { call: 'domainRoutes' },
  gameVendor: { call: 'gameMenus' },
  index_notice: {
    call: 'announcements',
    question: ({ types, pageNo }) => types === stripOf && pageNo === 1,
  },
  consolidated: { call: 'agreementSettings', private: true },
  merchantWallet: { call: 'merchantWallet', private: true },
  // Not a name of the specification: the header shows the balance at once after a reload.
  balance: { call: 'walletBalance', private: true },
};
const names = Object.entries(keptCalls);

/**
 * A newer release may read other fields. The address of this file carries a hash of all that
 * belongs to its release.
 */
const release = import.meta.url;

interface Entry {
  release: string;
  key: QueryKey;
  data: unknown;
}

function readEntry(name: string): Entry | undefined {
  try {
    const entry: Entry | null = JSON.parse(tabStore.read(name) ?? 'null');
    return entry?.release === release && Array.isArray(entry.key) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function keep({ queryKey, state }: Query): void {
  const [call, query] = queryKey;
  // Only what is kept is looked at more closely; of the member's own data it is the label and its
  // colours.
  if (call === ('memberInfo' satisfies keyof typeof endpoints))
    keepLabel((state.data as ValueOf<typeof memberInfo>).clubLabel);
  const found = names.find(
    ([, kept]) => kept.call === call && (kept.question?.(query ?? {}) ?? true),
  );
  if (!found || state.data === undefined) return;
  const [name, kept] = found;
  if (kept.private && !currentSession()) return;
  tabStore.write(
    name,
    JSON.stringify({ release, key: queryKey, data: state.data } satisfies Entry),
  );
}

/** Forgets what belongs to a member. */
export function forgetKept(): void {
  for (const [name, kept] of names) if (kept.private) tabStore.remove(name);
}

/**
 * Fills the cache with the answers kept in the tab, so that a reload shows them at once. They count
 * as stale. New answers are kept in turn.
 */
export function keepCalls(client: QueryClient): void {
  for (const [name, kept] of names) {
    if (kept.private) client.setQueryDefaults([kept.call], { meta: { private: true } });
    const entry = readEntry(name);
    if (entry?.key[0] !== kept.call || (kept.private && !currentSession())) continue;
    client.setQueryData(entry.key, entry.data, { updatedAt: 0 });
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}
