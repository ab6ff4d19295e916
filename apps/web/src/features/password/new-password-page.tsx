import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../lib/navigation/entry-page.tsx';
import { usePendingLogin } from '../../lib/session/login-step.ts';
import { FormPlace } from './form-place.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The demanded new password on the page of the login, which follows it there. */
export function NewPasswordPage({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('password');
  const login = usePendingLogin();
  if (!login) return null;
  return (
    <EntryPage title={t('required.title')} beside={beside}>
      <FormPlace>
        <NewPasswordForm login={login} />
      </FormPlace>
    </EntryPage>
  );
}
