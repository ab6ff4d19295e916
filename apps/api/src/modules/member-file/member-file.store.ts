import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { lineColumns, type MemberLineRow } from './member-search.store.ts';

/** Rows of each kind on the page of a member. */
const most = 20;

export interface FileRow extends MemberLineRow {
  language: string;
  rankLevel: number;
  labels: string[];
  uplineId: string | null;
  upline: string | null;
  firstLoginAt: Date | null;
  rebate: number | null;
  mobile: string | null;
  email: string | null;
  payeeName: string | null;
  /** yyyy-MM-dd */
  birthday: string | null;
  nationality: string | null;
  idNumber: string | null;
  address: string | null;
  mobileVerified: boolean;
  emailVerified: boolean;
  authenticator: boolean;
}

export async function findFile(
  { pool }: Database,
  brandId: string,
  id: string,
): Promise<FileRow | undefined> {
  return findRow<FileRow>(
    pool,
    `select ${lineColumns}, m.language, m.rank_level, m.labels,
            m.upline_id, u.username as upline, m.first_login_at,
            m.lottery_rebate as rebate,
            f.mobile, f.email, f.payee_name, f.birthday::text, f.nationality, f.id_number,
            f.address, coalesce(f.mobile_verified, false) as mobile_verified,
            coalesce(f.email_verified, false) as email_verified,
            exists (select from authenticator a
                     where a.member_id = m.id and a.confirmed_at is not null) as authenticator
       from member m
       left join member u on u.id = m.upline_id
       left join member_profile f on f.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, id],
  );
}

const read =
  <Row extends object>(text: string) =>
  ({ pool }: Database, memberId: string): Promise<Row[]> =>
    findRows<Row>(pool, text, [memberId]);

export const findWallets = read<{
  purpose: string;
  currency: string;
  balance: string;
  frozen: boolean;
  playMoney: boolean;
}>(
  `select purpose, currency, balance::text, frozen, play_money
     from purse where member_id = $1 order by id`,
);

interface CashRow {
  reference: string;
  method: string;
  amount: string;
  currency: string;
  status: string;
  at: Date;
}

export const findDeposits = read<CashRow>(
  `select reference, method, amount::text, currency, status, created_at as at
     from deposit where member_id = $1 order by created_at desc, id desc limit ${most}`,
);

export const findWithdrawals = read<CashRow>(
  `select w.reference, b.bank_code as method, w.amount::text, w.currency, w.status,
          w.requested_at as at
     from withdrawal w join bank_account b on b.id = w.bank_account_id
    where w.member_id = $1 order by w.requested_at desc, w.id desc limit ${most}`,
);

export const findLastRounds = read<{
  id: string;
  vendorCode: string;
  gameCode: string;
  stake: string;
  win: string;
  currency: string;
  startedAt: Date;
  ended: boolean;
}>(
  `select id, vendor_code, game_code, stake::text, win::text, currency, started_at,
          play_ended_at(game_round) is not null as ended
     from game_round where member_id = $1 order by started_at desc, id desc limit ${most}`,
);

/** The join on `posted_at` limits the read to the partitions of the entries found. */
export const findLastTransfers = read<{
  id: string;
  kind: string;
  purpose: string;
  amount: string;
  balanceAfter: string | null;
  currency: string;
  postedAt: Date;
}>(
  `select x.id, x.kind, e.purpose, e.amount::text, e.balance_after::text, x.currency, e.posted_at
     from (select l.*, p.purpose from purse p
            cross join lateral (select * from entry t where t.purse_id = p.id
                                 order by t.purse_version desc limit ${most}) l
            where p.member_id = $1 order by l.id desc limit ${most}) e
     join transfer x on x.id = e.transfer_id and x.posted_at = e.posted_at
    order by e.id desc`,
);

export const findLastLogins = read<{
  createdAt: Date;
  address: string;
  userAgent: string;
  method: string;
  outcome: string;
}>(
  `select created_at, address, user_agent, method, outcome
     from login_event where member_id = $1 order by created_at desc, id desc limit ${most}`,
);

export const findOpenSessions = read<{
  id: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}>(
  `select id, address, user_agent, created_at, last_seen_at
     from session where member_id = $1 and ended_at is null and expires_at > now()
    order by last_seen_at desc limit ${most}`,
);

export const findNetworks = read<{ network: string; lastSeenAt: Date }>(
  `select network, last_seen_at
     from member_network where member_id = $1 order by last_seen_at desc limit ${most}`,
);

export const findNotes = read<{ id: string; text: string; username: string; createdAt: Date }>(
  `select n.id, n.text, s.username, n.created_at
     from member_note n join staff s on s.id = n.staff_id
    where n.member_id = $1 order by n.id desc limit 100`,
);

export const findAccounts = read<{
  id: string;
  bankCode: string;
  holderName: string;
  /** Encrypted by the vault. */
  accountNumber: string;
  lastDigits: string;
  usableAt: Date;
  createdAt: Date;
}>(
  `select id, bank_code, holder_name, account_number, last_digits, usable_at, created_at
     from bank_account where member_id = $1 and removed_at is null order by created_at, id`,
);

export const findMoves = read<{
  from: string | null;
  to: string | null;
  members: number;
  at: Date;
}>(
  `select f.username as "from", t.username as "to", v.members, v.moved_at as at
     from line_move v
     left join member f on f.id = v.from_upline
     left join member t on t.id = v.to_upline
    where v.member_id = $1 order by v.id desc limit 20`,
);
