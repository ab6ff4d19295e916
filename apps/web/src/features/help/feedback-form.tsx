import { feedbackBounds, feedbackTypes } from '@lantern/contracts';
import { Field, SelectField, TextField } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { PictureSlots } from '../../lib/forms/picture-slots.tsx';
import { TextArea } from '../../lib/forms/text-area.tsx';
import type { Feedback } from './use-feedback.ts';

/** How much of what may be written has been. */
function Counter({ length }: { length: number }): ReactNode {
  return (
    <bdi dir="ltr" className={length > feedbackBounds.max ? 'font-bold text-danger' : undefined}>
      {length}/{feedbackBounds.max}
    </bdi>
  );
}

function MessageField({
  id,
  value,
  error,
  onChange,
}: ReturnType<Feedback['form']['field']>): ReactNode {
  const { t } = useTranslation('help');
  return (
    <Field
      required
      id={id}
      error={error}
      label={t('feedback.content')}
      hint={t('feedback.contentHint', feedbackBounds)}
      aside={<Counter length={value.trim().length} />}
    >
      {(control) => <TextArea {...control} rows={3} value={value} onChange={onChange} />}
    </Field>
  );
}

/** The fields of a message; the submit button below names the form by its `id`. */
export function FeedbackForm({ id, feedback }: { id: string; feedback: Feedback }): ReactNode {
  const { t } = useTranslation('help');
  const { form, pictures, visitor } = feedback;
  return (
    <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('feedback.intro')}</p>
      <FormTrouble trouble={form.trouble} />
      <SelectField
        {...form.field('type')}
        required
        label={t('feedback.type')}
        placeholder={t('feedback.choose')}
        options={feedbackTypes.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
      />
      <MessageField {...form.field('content')} />
      {visitor && (
        <TextField
          {...form.field('contact')}
          maxLength={100}
          label={t('feedback.contactField')}
          hint={t('feedback.contactHint')}
        />
      )}
      <PictureSlots {...pictures} />
      <div role="status" className="empty:hidden">
        {form.busy && (
          <>
            <p className="mb-1 text-caption text-text-2">{t('feedback.sending')}</p>
            <progress aria-label={t('feedback.sending')} className="h-1.5 w-full accent-brand" />
          </>
        )}
      </div>
    </form>
  );
}
