import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../lib/device/copy-text.tsx';

/**
 * The secret as a picture to scan, and as letters to type. The picture is dark on white in every
 * theme: not every camera reads it otherwise.
 */
export function ScanCode({ uri, secret }: { uri: string; secret: string }) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-sunken p-4">
      <QRCodeSVG
        value={uri}
        size={184}
        level="M"
        marginSize={2}
        role="img"
        title={t('authenticator.qr')}
        className="rounded-control"
      />
      <div className="flex max-w-full flex-col items-center gap-0.5 text-center">
        <p className="text-caption text-text-2">{t('authenticator.bySecret')}</p>
        <CopyText text={secret} name={t('authenticator.secret')} grouped />
      </div>
    </div>
  );
}
