import { staffEndpoints } from '@lantern/contracts';
import { PasswordField } from '@lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeSession } from '../lib/session.ts';
import { ActDialog } from '../parts/act-dialog.tsx';

/** Replaces the first password by one of the staff member's choice, and ends all sessions. */
export function OwnPassword({ className }: { className: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const words = { showLabel: t('login.show'), hideLabelText: t('login.hide'), required: true };
  return (
    <ActDialog
      endpoint={staffEndpoints.changeStaffPassword}
      label={t('password.change')}
      text={t('password.ends')}
      bodyOf={() => ({ password, newPassword })}
      onDone={() => {
        closeSession();
        client.clear();
      }}
      opener={(open) => (
        <button
          type="button"
          className={className}
          onClick={() => {
            // Clears what was typed before the dialog was last closed.
            setPassword('');
            setNewPassword('');
            open();
          }}
          aria-label={t('password.change')}
          title={t('password.change')}
        >
          <KeyRound size={20} aria-hidden />
        </button>
      )}
    >
      {(wrong) => (
        <>
          <PasswordField
            {...words}
            label={t('password.now')}
            value={password}
            error={wrong.password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
          />
          <PasswordField
            {...words}
            label={t('password.next')}
            hint={t('password.hint')}
            value={newPassword}
            error={wrong.newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
            autoComplete="new-password"
          />
        </>
      )}
    </ActDialog>
  );
}
