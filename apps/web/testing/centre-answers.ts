import {
  type AgentRight,
  agentAccess,
  agentAnnouncements,
  agreementSettings,
  announcements,
  assistants,
  type FreeRoundGrant,
  freeRounds,
  type InboxMessage,
  type InviteLink,
  inboxMessages,
  invitationLink,
  inviteLinks,
  promotions,
  rebateLimit,
  referral,
  type TeamMember,
  teamMember,
  teamMembers,
  type ValueOf,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';
import { answerFigures } from './figure-answers.ts';

type Invitation = ValueOf<typeof invitationLink>;
type Promotion = ValueOf<typeof promotions>[number];
type Announcement = ValueOf<typeof announcements>['list'][number];
type Agreements = ValueOf<typeof agreementSettings>;

const id = (at: number) => `01935b1e-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** What an agent gets, who has a code of both kinds. */
export const invitationOfAgent: Invitation = {
  referralCode: 'LAN48213',
  referralUrl: 'https://example.com/register?referralCode=LAN48213',
  affiliateCode: 'AG7K2M',
  affiliateUrl: 'https://example.com/register?affiliateCode=AG7K2M',
  invited: 3,
};

export const promotionOf = (at: number, rest: Partial<Promotion> = {}): Promotion => ({
  id: id(700 + at),
  category: 'deposit',
  title: `Promotion ${at}`,
  text: 'One line about it.',
  url: `/media/art/banner/promo-${at}.svg`,
  urlCompact: `/media/art/banner-compact/promo-${at}.svg`,
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: null,
  status: 'open',
  ...rest,
});

/** Free rounds of ₫2,000 on a slot. */
export const freeRoundsOf = (rest: Partial<FreeRoundGrant> = {}): FreeRoundGrant => ({
  ...{ id: id(900), state: 'active', value: '2000', currency: 'VND', rounds: 10, left: 7 },
  ...{ won: '12500', turnoverPercent: 100, expiresAt: '2026-12-01T10:00:00Z', games: [] },
  ...rest,
});

export const announcementOf = (at: number, rest: Partial<Announcement> = {}): Announcement => ({
  id: id(800 + at),
  type: 'PL',
  title: `Announcement ${at}`,
  content: `<p>What announcement ${at} says.</p>`,
  timestamp: '2026-03-14T08:30:05Z',
  ...rest,
});

/** A message of the staff that was not read, by its number. */
export const messageOf = (at: number, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id: id(900 + at), kind: 'staff', title: `Message ${at}`, text: `What message ${at} says.` },
  ...{ at: '2026-03-14T08:30:05Z', read: false },
  ...rest,
});

/** A member of an agent's team, by a number. */
export const teamMemberOf = (at: number, rest: Partial<TeamMember> = {}): TeamMember => ({
  ...{ id: id(600 + at), account: `member${at}`, type: 0, active: true, level: 1, direct: 0 },
  joinedAt: '2026-03-14T08:30:05Z',
  ...rest,
});

export const inviteLinkOf = (at: number, rest: Partial<InviteLink> = {}): InviteLink => ({
  ...{ id: id(500 + at), code: `LINK${1000 + at}`, type: 0, landing: 'register', note: '' },
  url: `https://example.com/register?affiliateCode=LINK${1000 + at}`,
  ...{ mostUses: null, expiresAt: null, createdAt: '2026-03-14T08:30:05Z', state: 'open' },
  ...{ rebate: null, visits: 0, registrations: 0, depositors: 0 },
  ...rest,
});

type Referral = ValueOf<typeof referral>;

interface Told {
  freeRounds?: readonly FreeRoundGrant[];
  invitation?: Invitation;
  promotions?: readonly Promotion[];
  announcements?: readonly Announcement[];
  agreements?: Partial<Agreements>;
  messages?: readonly InboxMessage[];
  team?: readonly TeamMember[];
  links?: readonly InviteLink[];
  /** The highest rebate of new accounts; null for a brand without series. */
  mostRebate?: number | null;
  assistants?: ValueOf<typeof assistants>;
  /** Of an assistant who is logged in. */
  rights?: AgentRight[];
  referral?: Partial<Referral>;
}

/**
 * Answers what the pages of both centres call. Announcements come in pages, as the site sends them.
 */
export function answerCentre(server: FakeServer, told: Told = {}): void {
  server.on(teamMembers, ({ query }) => {
    const list = (told.team ?? []).filter(({ account }) => account.startsWith(query.search ?? ''));
    const opened = (told.team ?? []).filter((one) => one.id === query.member);
    const above = opened.map(({ id, account }) => ({ id, account }));
    return { list, total: list.length, totalPages: 1, above };
  });
  server.on(teamMember, ({ query }) => {
    const known = (told.team ?? []).find((one) => one.id === query.member) ?? teamMemberOf(1);
    const { direct: _, ...rest } = known;
    return {
      ...rest,
      ...{ nickname: 'Nick', lastLoginAt: null, link: null, canReceive: true },
      rebate: null,
      contacts: { mobile: '+84•••567', email: null },
    };
  });
  server.on(rebateLimit, () => ({ most: told.mostRebate === undefined ? 1400 : told.mostRebate }));
  server.on(inviteLinks, () => {
    const list = [...(told.links ?? [])];
    return { list, total: list.length, totalPages: 1 };
  });
  server.on(freeRounds, () => ({ list: [...(told.freeRounds ?? [])] }));
  server.on(assistants, () => told.assistants ?? []);
  server.on(agentAccess, () => ({ assistant: true, rights: told.rights ?? [] }));
  server.on(referral, () => ({
    ...{ list: [], total: 0, totalPages: 0, plan: null, currency: 'VND', paid: '0', waiting: '0' },
    ...told.referral,
  }));
  server.on(agentAnnouncements, () => {
    const list = (told.announcements ?? []).filter(({ type }) => type === 'PL');
    return { list, total: list.length, totalPages: 1 };
  });
  answerFigures(server);
  server.on(invitationLink, () => told.invitation ?? invitationOfAgent);
  server.on(promotions, ({ query }) =>
    (told.promotions ?? []).filter(
      ({ category }) => !query.category || category === query.category,
    ),
  );
  server.on(announcements, ({ query }) => {
    const { pageNo = 1, pageSize = 9, types } = query;
    const asked = types?.split(',');
    const all = (told.announcements ?? []).filter(({ type }) => !asked || asked.includes(type));
    const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { list, total: all.length, totalPages: Math.ceil(all.length / pageSize) };
  });
  server.on(inboxMessages, () => {
    const list = [...(told.messages ?? [])];
    return { list, total: list.length, totalPages: 1 };
  });
  server.on(agreementSettings, () => ({
    dividend: false,
    dailySalary: false,
    hourlySalary: false,
    realTimeSalary: false,
    ...told.agreements,
  }));
}
