import { Button, Card, SectionHeading } from '@lantern/ui';
import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { type Part, type Profile, partNames, parts } from './fields.ts';
import { ProfileFieldInput } from './profile-field.tsx';
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts';

/** The member's details in sections, and the bar that saves them. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-6 p-4 md:p-6">
        {partNames.map((part) => (
          <ProfilePart key={part} part={part} profile={profile} form={form} />
        ))}
        <FormTrouble trouble={form.trouble} />
      </div>
      <SaveBar form={form} />
    </form>
  );
}

function ProfilePart({
  part,
  profile,
  form,
}: {
  part: Part;
  profile: Profile;
  form: ProfileFormState;
}) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <SectionHeading level={3} id={id} title={t(`part.${part}`)} />
      <Card className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        {parts[part].map((field) => (
          <ProfileFieldInput
            key={field}
            name={field}
            field={form.field(field)}
            locked={profile.locked.includes(field)}
            birthdayAge={profile.birthdayAge}
          />
        ))}
      </Card>
    </section>
  );
}

/** Always visible: whether there are changes, and the save button. */
function SaveBar({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('profile');
  const { changes, busy } = form;
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-sticky flex items-center justify-between gap-4 px-4 py-3',
        'pb-[max(.75rem,env(safe-area-inset-bottom))]',
        'border-t border-border bg-surface md:px-6',
      )}
    >
      <p role="status" className="min-w-0 text-body text-text-2">
        {changes === 0 ? t('noChanges') : t('changes', { count: changes })}
      </p>
      <Button
        type="submit"
        size={48}
        disabled={changes === 0}
        loading={busy}
        onMouseDown={(event) => event.preventDefault()}
      >
        {t('save')}
      </Button>
    </div>
  );
}
