import type { memberProfile, profileFieldNames, ValueOf } from '@lantern/contracts';
import type { Data, Secrets } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { addressOfAvatar } from './avatars.ts';
import { findProfile, type ProfileRow } from './profile.store.ts';

export type FieldName = (typeof profileFieldNames)[number];

/**
 * What the member cannot change any more: a birthday is told once, and a name under which money has
 * been asked for stays.
 */
export function lockedFields(row: ProfileRow): FieldName[] {
  return [
    ...(row.nameUsed && row.fullname !== null ? (['fullname'] as const) : []),
    ...(row.birthday === null ? [] : (['birthday'] as const)),
  ];
}

export async function describeProfile(
  context: Data & Secrets,
  { brand, session }: SessionCall<typeof memberProfile>,
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
