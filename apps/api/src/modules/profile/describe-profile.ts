import type { memberProfile, profileFieldNames, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { addressOfAvatar } from './avatars.ts';
import { findProfile, type ProfileRow } from './profile.store.ts';

export type FieldName = (typeof profileFieldNames)[number];

/**
 * The fields that the member can no longer change: a birthday once set, and a full name under which
 * a bank account was added.
 */
export function lockedFields(row: ProfileRow): FieldName[] {
  return [
    ...(row.nameUsed && row.fullname !== null ? (['fullname'] as const) : []),
    ...(row.birthday === null ? [] : (['birthday'] as const)),
  ];
}

export async function describeProfile(
  context: Data & Secrets,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof memberProfile>> {
  const row = await findProfile(context.db.pool, brand.id, session.memberId);
  const { avatar, memberSince, nameUsed: _, ...fields } = row;
  return {
    ...fields,
    avatar: addressOfAvatar(context, brand.id, avatar),
    memberSince: memberSince.toISOString(),
    locked: lockedFields(row),
    birthdayAge: brand.settings.birthdayAge,
  };
}
