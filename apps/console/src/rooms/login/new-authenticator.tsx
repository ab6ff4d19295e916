import { staffEndpoints } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../lib/queries.ts';
import { Trouble } from '../../parts/trouble.tsx';

/** Requests a secret, and shows it as a QR code for the app and as letters for typing. */
export function NewAuthenticator() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ secret: string; uri: string }>();
  const start = useAct(staffEndpoints.startStaffEnrolment, setShown);
  if (!shown)
    return (
      <div className="mb-5 flex flex-col gap-3">
        <Button kind="outline" block loading={start.isPending} onClick={() => start.mutate({})}>
          {t('login.enrol.start')}
        </Button>
        <Trouble of={start.error} />
      </div>
    );
  return (
    <div className="mb-5 flex flex-col items-center gap-3">
      <span className="rounded-card bg-white p-3">
        <QRCodeSVG value={shown.uri} size={176} level="M" title={t('login.enrol.picture')} />
      </span>
      <p className="text-caption text-text-2">{t('login.enrol.letters')}</p>
      <code
        data-testid="secret"
        className="num text-body font-bold tracking-wider wrap-anywhere select-all"
      >
        {shown.secret}
      </code>
    </div>
  );
}
