import { Refusal, resetPassword } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { StepBack } from '../../lib/forms/step-back.tsx';
import { forgetArrival } from '../../lib/navigation/arrival.ts';
import { EntryPage } from '../../lib/navigation/entry-page.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { closeSession } from '../../lib/session/session.ts';
import { toast } from '../../lib/show/toast.ts';
import { FormPlace } from './form-place.tsx';
import { NewPasswordFields, type PasswordName, usePasswordCheck } from './new-password-fields.tsx';

const fieldOf = byCode<PasswordName>({
  password_invalid: 'newPassword',
  password_weak: 'newPassword',
  password_has_name: 'newPassword',
  password_mismatch: 'confirmNewPassword',
});

/** A new password by the link of an e-mail (PWD-02). The ticket of the link is in memory only. */
export function ResetPage({ ticket, beside }: { ticket: string; beside: ReactNode }) {
  const { t } = useTranslation('password');
  return (
    <EntryPage title={t('reset.title')} beside={beside}>
      <FormPlace>
        <ResetForm ticket={ticket} />
      </FormPlace>
    </EntryPage>
  );
}

function ResetForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation('password');
  const overlay = useOverlay();
  const form = useForm({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: usePasswordCheck(),
    send: (passwords) => call(resetPassword, { body: { ticket, ...passwords } }),
    fieldOf,
    onDone: () => {
      toast('success', t('changed'));
      // The site has ended every session, so that of this tab is over too.
      closeSession();
      forgetArrival('reset');
    },
  });
  const dead = form.trouble instanceof Refusal && form.trouble.code === 'reset_link_invalid';
  const askAgain = () => {
    forgetArrival('reset');
    overlay.open('forgot');
  };
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('reset.intro')}</p>
      <NewPasswordFields field={form.field} />
      <FormTrouble trouble={form.trouble} />
      {dead ? (
        <Button kind="accent" size={48} block onClick={askAgain}>
          {t('reset.askAgain')}
        </Button>
      ) : (
        <Button type="submit" kind="accent" size={48} block loading={form.busy}>
          {t('reset.submit')}
        </Button>
      )}
      <StepBack onClick={() => forgetArrival('reset')}>{t('back')}</StepBack>
    </form>
  );
}
