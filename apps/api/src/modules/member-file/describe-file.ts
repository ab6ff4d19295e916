import { type MemberFile, type QueryOf, Refusal, type staffMember } from '@lantern/contracts';
import { maskAccount, maskEmail, maskMobile, maskName } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
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
  findMoves,
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

/** Enough for support to confirm a caller's identity, and no more. */
const maskPersonal = (row: FileRow): MemberFile['personal'] => ({
  mobile: masked(row.mobile, maskMobile),
  email: masked(row.email, maskEmail),
  payeeName: masked(row.payeeName, maskName),
  birthday: masked(row.birthday, (day) => `${day.slice(0, 4)}-••-••`),
  nationality: row.nationality,
  idNumber: masked(row.idNumber, (number) => maskAccount(number.slice(-3))),
});

/** @throws Refusal member_not_found */
export async function describeFile(
  { db }: Data,
  caller: StaffCaller,
  { id }: QueryOf<typeof staffMember>,
): Promise<MemberFile> {
  const row = await findFile(db, caller.brand.id, id);
  if (!row) throw new Refusal('member_not_found');
  const { uplineId, upline, firstLoginAt: firstLogin } = row;
  return {
    ...describeLine(row),
    language: row.language,
    rankLevel: row.rankLevel,
    ranks: caller.brand.settings.ranks.map(({ labelName }) => labelName),
    labels: row.labels,
    upline: uplineId === null ? null : { id: uplineId, username: upline ?? '' },
    moves: (await findMoves(db, row.id)).map((move) => ({ ...move, at: iso(move.at) })),
    firstLoginAt: firstLogin && iso(firstLogin),
    rebate: row.rebate,
    personal: maskPersonal(row),
    mobileVerified: row.mobileVerified,
    emailVerified: row.emailVerified,
    authenticator: row.authenticator,
    ...(await describeMoney(db, row.id, caller)),
    ...(await describeVisits(db, row.id)),
  };
}

type CashRow = Awaited<ReturnType<typeof findDeposits>>[number];

const cashLine = ({ at, ...line }: CashRow, method: string) => ({
  ...line,
  method,
  createdAt: iso(at),
});

async function describeMoney(db: Database, id: string, { brand, language }: StaffCaller) {
  const [wallets, accounts, deposits, withdrawals, rounds, transfers] = await Promise.all([
    findWallets(db, id),
    findAccounts(db, id),
    findDeposits(db, id),
    findWithdrawals(db, id),
    findLastRounds(db, id),
    findLastTransfers(db, id),
  ]);
  return {
    wallets: wallets.map(({ playMoney, ...wallet }) => ({ ...wallet, playMoney })),
    bankAccounts: accounts.map((account) => ({
      bankName: nameOfBank(brand, language, account.bankCode),
      lastDigits: account.lastDigits,
      usableAt: iso(account.usableAt),
      createdAt: iso(account.createdAt),
    })),
    deposits: deposits.map((row) => cashLine(row, nameOfMethod(brand, language, row.method))),
    withdrawals: withdrawals.map((row) => cashLine(row, nameOfBank(brand, language, row.method))),
    rounds: rounds.map(({ vendorCode: vendor, gameCode: game, startedAt, ...round }) => ({
      ...round,
      vendor,
      game,
      startedAt: iso(startedAt),
    })),
    transfers: transfers.map(({ balanceAfter, postedAt, ...transfer }) => ({
      ...transfer,
      balanceAfter,
      postedAt: iso(postedAt),
    })),
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
    logins: logins.map(({ createdAt: at, userAgent, address, method, outcome }) => ({
      at: iso(at),
      address,
      userAgent,
      method,
      outcome,
    })),
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
      ...session,
      userAgent,
      createdAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
    })),
    networks: networks.map(({ network, lastSeenAt }) => ({
      network,
      lastSeenAt: iso(lastSeenAt),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.username,
      at: iso(note.createdAt),
    })),
  };
}
