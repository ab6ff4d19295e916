import { staffEndpoints } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActForm } from '../../lib/act-form.ts';
import { closeSession, openSession } from '../../lib/session.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { Entrance } from './entrance.tsx';
import { NewAuthenticator } from './new-authenticator.tsx';

/** The second step: a code of the authenticator, which is set up first where there is none. */
export function SecondStep({ step }: { step: 'enrol' | 'verify' }) {
  const { t } = useTranslation();
  return (
    <Entrance title={t(`login.${step}.title`)} text={t(`login.${step}.text`)}>
      {step === 'enrol' && <NewAuthenticator />}
      <CodeForm step={step} />
      <Button kind="ghost" block className="mt-2" onClick={() => closeSession()}>
        {t('login.other')}
      </Button>
    </Entrance>
  );
}

function CodeForm({ step }: { step: 'enrol' | 'verify' }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { form, busy, trouble } = useActForm(
    staffEndpoints.verifyStaff,
    { code },
    ({ token, recoveryCodes }) => openSession(token, recoveryCodes),
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        label={t('login.code')}
        hint={step === 'verify' ? t('login.codeHint') : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode={step === 'enrol' ? 'numeric' : 'text'}
        maxLength={64}
        required
      />
      <Trouble of={trouble} />
      <Button type="submit" size={48} block loading={busy} disabled={code.trim() === ''}>
        {t('login.enter')}
      </Button>
    </form>
  );
}
