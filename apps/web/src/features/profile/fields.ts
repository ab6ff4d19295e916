import type { memberProfile, profileFieldNames, ValueOf } from '@lantern/contracts';

export type Profile = ValueOf<typeof memberProfile>;
export type ProfileField = (typeof profileFieldNames)[number];

/** The fields in the order of the page, by its parts. */
export const parts = {
  about: ['nickname', 'fullname', 'birthday', 'nationality', 'birthPlace'],
  life: ['address', 'occupation', 'incomeSource'],
  contacts: ['telegram', 'zalo', 'whatsapp', 'line', 'facebook', 'wechat', 'qqNum'],
} as const satisfies Record<string, readonly ProfileField[]>;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];
export const fields: readonly ProfileField[] = partNames.flatMap((part) => parts[part]);

/** How many characters fit. */
export const longest: Partial<Record<ProfileField, number>> = {
  nickname: 32,
  fullname: 50,
  address: 200,
  occupation: 60,
  incomeSource: 60,
  birthPlace: 100,
};
export const longestContact = 50;

export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The profile as the form has it: missing fields are empty. */
export const valuesOf = (profile: Profile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

/** The changed fields, as the site takes them; an emptied field is left out. */
export function changesIn(
  values: ProfileValues,
  profile: Profile,
): Partial<Record<ProfileField, string | null>> {
  const typed = (field: ProfileField) => values[field].trim();
  const changed = fields.filter((field) => typed(field) !== (profile[field] ?? ''));
  return Object.fromEntries(
    changed.map((field) => [field, typed(field) === '' ? null : typed(field)]),
  );
}
