import { type BodyOf, Refusal, type updateProfile as updateCall } from '@lantern/contracts';
import { ageOn, isBirthday, isReservedName, readNickname } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import { holdIfBarred, lockForHold } from '../protection/index.ts';
import { isCountry } from './countries.ts';
import { type FieldName, lockedFields } from './describe-profile.ts';
import { nicknameKey, plainLetters } from './nickname-key.ts';
import { findProfile, type ProfileRow, writeNickname, writeProfile } from './profile.store.ts';

type Body = BodyOf<typeof updateCall>;
type Change = Partial<Record<FieldName, string | null>>;

const invalid = (field: FieldName) => new Refusal('profile_invalid', { field });

/** Changes some fields, all or nothing. An unchanged value is ignored, even of a locked field. */
export async function updateProfile(
  context: Data,
  { brand, session }: SessionCaller,
  input: Body,
): Promise<Record<string, never>> {
  const today = context.clock.now().toISOString().slice(0, 10);
  const wished = readChange(brand, input, today);
  await inTransaction(context.db.pool, async (client) => {
    // Of two concurrent changes, only one may set the birthday.
    await lockForHold(client, session.memberId);
    const row = await findProfile(client, brand.id, session.memberId);
    const { nickname, ...change } = onlyNew(row, wished);
    const [locked] = lockedFields(row).filter(
      (field) => change[field as keyof typeof change] !== undefined,
    );
    if (locked) throw new Refusal('profile_locked', { field: locked });
    await writeProfile(client, brand.id, session.memberId, change);
    if (change.birthday || change.fullname)
      await holdIfBarred(client, brand, session.memberId, {
        name: change.fullname ?? undefined,
        birthday: change.birthday ?? undefined,
      });
    if (typeof nickname !== 'string') return;
    const written = await writeNickname(client, session.memberId, nickname, nicknameKey(nickname));
    if (written === 'taken') throw new Refusal('nickname_taken', { field: 'nickname' });
  });
  return {};
}

/** The changes in the form in which they are stored. */
function readChange(brand: Brand, body: Body, today: string): Change {
  const change: Change = {};
  for (const [name, value] of Object.entries(body) as [FieldName, string | null | undefined][]) {
    if (value === undefined) continue;
    const text = value === null ? null : value.normalize('NFC').trim();
    if (text === '') throw invalid(name);
    change[name] = text;
  }
  if (typeof change.nickname === 'string') change.nickname = checkNickname(brand, change.nickname);
  if (typeof change.birthday === 'string') checkBirthday(brand, change.birthday, today);
  if (typeof change.nationality === 'string' && !isCountry(change.nationality))
    throw invalid('nationality');
  if (typeof change.fullname === 'string' && !/\p{L}/u.test(change.fullname))
    throw invalid('fullname');
  return change;
}

function checkNickname(brand: Brand, typed: string): string {
  const nickname = readNickname(typed);
  if (nickname === undefined) throw invalid('nickname');
  // A member must not impersonate the house, not even in look-alike letters.
  const house = isReservedName(plainLetters(nickname), [brand.name, brand.code]);
  if (house) throw new Refusal('nickname_taken', { field: 'nickname' });
  return nickname;
}

function checkBirthday({ settings }: Brand, birthday: string, today: string): void {
  if (!isBirthday(birthday, today)) throw invalid('birthday');
  const { birthdayAge } = settings;
  if (ageOn(birthday, today) < birthdayAge)
    throw new Refusal('under_age', { field: 'birthday', age: birthdayAge });
}

const onlyNew = (row: ProfileRow, wished: Change): Change =>
  Object.fromEntries(
    Object.entries(wished).filter(([name, value]) => row[name as keyof Change] !== value),
  );
