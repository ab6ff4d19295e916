import { memberProfile, type Refusal, updateProfile } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useForm } from '../../lib/forms/form.ts';
import { renameSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { isOldEnough } from './age.ts';
import { changesIn, fields, type Profile, type ProfileField, valuesOf } from './fields.ts';

/** The site names the field that it refuses; two of its refusals are about one field anyway. */
function fieldOf({ code, value }: Refusal): ProfileField | undefined {
  if (code === 'nickname_taken') return 'nickname';
  if (code === 'under_age') return 'birthday';
  const named =
    typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  return fields.find((field) => field === named);
}

/** The form of the profile: only what was changed is sent. */
export function useProfileForm(profile: Profile) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const form = useForm({
    initial: valuesOf(profile),
    check: (values) => {
      const changes = changesIn(values, profile);
      const young =
        typeof changes.birthday === 'string' && !isOldEnough(changes.birthday, profile.birthdayAge);
      return {
        nickname: values.nickname.trim() === '' ? t('problem.nickname') : undefined,
        birthday: young ? t('problem.birthday', { age: profile.birthdayAge }) : undefined,
      };
    },
    send: async (values) => {
      const { nickname, ...others } = changesIn(values, profile);
      await call(updateProfile, { body: nickname ? { ...others, nickname } : others });
      return nickname;
    },
    fieldOf,
    onDone: (nickname) => {
      if (nickname) renameSession(nickname);
      void client.invalidateQueries({ queryKey: [memberProfile.name] });
      toast('success', t('saved'));
    },
  });
  return { ...form, changes: Object.keys(changesIn(form.values, profile)).length };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
