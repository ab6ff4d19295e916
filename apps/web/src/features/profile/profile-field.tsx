import { SelectField, TextField } from '@lantern/ui';
import { Lock } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../lib/forms/form.ts';
import { useSite } from '../../lib/site/site.ts';
import { bornBy } from './age.ts';
import { countriesIn } from './countries.ts';
import { longest, longestContact, type ProfileField } from './fields.ts';

interface ProfileFieldProps {
  name: ProfileField;
  field: FormField<ProfileField>;
  locked: boolean;
  birthdayAge: number;
}

/** What a browser and a keyboard should know of a field. */
const inputProps: Partial<Record<ProfileField, Partial<ComponentProps<typeof TextField>>>> = {
  nickname: { autoComplete: 'nickname', required: true },
  fullname: { autoComplete: 'name', autoCapitalize: 'words' },
  birthday: { type: 'date', autoComplete: 'bday' },
  address: { autoComplete: 'street-address', className: 'md:col-span-2' },
  occupation: { autoComplete: 'organization-title' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
};

/** One field of the profile. What is locked stays readable, with the reason under it. */
export function ProfileFieldInput({ name, field, locked, birthdayAge }: ProfileFieldProps) {
  const { t } = useTranslation('profile');
  const birthdayHint = useBirthdayHint(birthdayAge);
  const label = t(`field.${name}`);
  if (name === 'nationality') return <Nationality {...{ field, label, locked }} />;
  const hint = name === 'birthday' ? birthdayHint : undefined;
  return (
    <TextField
      autoComplete="off"
      maxLength={longest[name] ?? longestContact}
      {...inputProps[name]}
      {...(name === 'birthday' && { max: bornBy(birthdayAge), min: '1900-01-01' })}
      {...field}
      label={label}
      hint={locked ? t('locked') : hint}
      {...(locked && lockedProps)}
    />
  );
}

/** Which age a birthday must show, and why it is more than the age of registration. */
function useBirthdayHint(age: number): string {
  const { t } = useTranslation('profile');
  const { minimumAge, name: brand } = useSite().settings;
  return age > minimumAge
    ? t('hint.birthdayStricter', { age, minimumAge, brand })
    : t('hint.birthday', { age });
}

const lockedProps = {
  readOnly: true,
  required: false,
  end: <Lock size={18} aria-hidden className="me-2.5" />,
} as const;

function Nationality({
  field,
  label,
  locked,
}: {
  field: FormField<ProfileField>;
  label: string;
  locked: boolean;
}) {
  const { t, i18n } = useTranslation('profile');
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  if (!locked)
    return (
      <SelectField
        {...field}
        label={label}
        options={countries}
        placeholder={t('chooseCountry')}
        autoComplete="country"
      />
    );
  const name = countries.find(({ value }) => value === field.value)?.label ?? field.value;
  return <TextField {...field} value={name} label={label} hint={t('locked')} {...lockedProps} />;
}
