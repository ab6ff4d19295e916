import { type MemberFile, Refusal, type staffMember } from '@lantern/contracts';
import { maskAccount, maskEmail, maskMobile, maskName } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { StaffCall } from '../../http/routes.ts';
import { nameOfBank } from '../bank-account/index.ts';
import { nameOfMethod } from '../deposit/index.ts';
import {
  type FileRow,
  findAccounts,
  findDeposits,
  findFile,
  findLastLogins,
  findLastRounds,
  findLastTransfers,
  findNetworks,
  findNotes,
  findOpenSessions,
  findWallets,
  findWithdrawals,
} from './member-file.store.ts';
import { describeLine } from './search-members.ts';

const iso = (at: Date) => at.toISOString();
const masked = (text: string | null, mask: (text: string) => string) =>
  text === null ? null : mask(text);

/** What two people need to tell whether they speak of the same person, and no more. */
const maskPersonal = (row: FileRow): MemberFile['personal'] => ({
  mobile: masked(row.mobile, maskMobile),
  email: masked(row.email, maskEmail),
  payeeName: masked(row.payee_name, maskName),
  birthday: masked(row.birthday, (day) => `${day.slice(0, 4)}-••-••`),
  nationality: row.nationality,
  idNumber: masked(row.id_number, (number) => maskAccount(number.slice(-3))),
});

/** @throws Refusal member_not_found */
export async function describeFile(
  { db }: Data,
  call: StaffCall<typeof staffMember>,
): Promise<MemberFile> {
  const { brand, query } = call;
  const row = await findFile(db, brand.id, query.id);
  if (!row) throw new Refusal('member_not_found');
  const { upline_id: uplineId, upline, first_login_at: firstLogin } = row;
  return {
    ...describeLine(row),
    language: row.language,
    upline: uplineId === null ? null : { id: uplineId, username: upline ?? '' },
    firstLoginAt: firstLogin && iso(firstLogin),
    personal: maskPersonal(row),
    mobileVerified: row.mobile_verified,
    emailVerified: row.email_verified,
    authenticator: row.authenticator,
    ...(await describeMoney(db, row.id, call)),
    ...(await describeVisits(db, row.id)),
  };
}

type Reader = Pick<StaffCall, 'brand' | 'language'>;
type CashRow = Awaited<ReturnType<typeof findDeposits>>[number];

const cashLine = ({ at, ...line }: CashRow, method: string) => ({
  ...line,
  method,
  createdAt: iso(at),
});

async function describeMoney(db: Database, id: string, { brand, language }: Reader) {
  const [wallets, accounts, deposits, withdrawals, rounds, transfers] = await Promise.all([
    findWallets(db, id),
    findAccounts(db, id),
    findDeposits(db, id),
    findWithdrawals(db, id),
    findLastRounds(db, id),
    findLastTransfers(db, id),
  ]);
  return {
    wallets: wallets.map(({ play_money: playMoney, ...wallet }) => ({ ...wallet, playMoney })),
    bankAccounts: accounts.map((account) => ({
      bankName: nameOfBank(brand, language, account.bank_code),
      lastDigits: account.last_digits,
      usableAt: iso(account.usable_at),
      createdAt: iso(account.created_at),
    })),
    deposits: deposits.map((row) => cashLine(row, nameOfMethod(brand, language, row.method))),
    withdrawals: withdrawals.map((row) => cashLine(row, nameOfBank(brand, language, row.method))),
    rounds: rounds.map(
      ({ vendor_code: vendor, game_code: game, started_at: startedAt, ...round }) => ({
        ...round,
        vendor,
        game,
        startedAt: iso(startedAt),
      }),
    ),
    transfers: transfers.map(
      ({ balance_after: balanceAfter, posted_at: postedAt, ...transfer }) => ({
        ...transfer,
        balanceAfter,
        postedAt: iso(postedAt),
      }),
    ),
  };
}

async function describeVisits(db: Database, id: string) {
  const [logins, sessions, networks, notes] = await Promise.all([
    findLastLogins(db, id),
    findOpenSessions(db, id),
    findNetworks(db, id),
    findNotes(db, id),
  ]);
  return {
    logins: logins.map(({ created_at: at, user_agent: userAgent, address, method, outcome }) => ({
      at: iso(at),
      address,
      userAgent,
      method,
      outcome,
    })),
    sessions: sessions.map(
      ({ user_agent: userAgent, created_at: createdAt, last_seen_at: lastSeenAt, ...session }) => ({
        ...session,
        userAgent,
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
      }),
    ),
    networks: networks.map(({ network, last_seen_at: lastSeenAt }) => ({
      network,
      lastSeenAt: iso(lastSeenAt),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.username,
      at: iso(note.created_at),
    })),
  };
}
