import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { QrPicture } from './qr-picture.tsx';

/**
 * A code to scan with a banking app; on the phone that shows it, it can be saved and opened from
 * there.
 */
export function QrPanel({ payload, reference }: { payload: string; reference: string }) {
  const { t } = useTranslation('deposit');
  return (
    <div className="flex flex-col items-center gap-4">
      <QrPicture text={payload} title={t('qr.title')} fileName={`${reference}.png`} />
      <ol
        className={clsx(
          'flex w-full flex-col gap-1 ps-5',
          'list-outside list-decimal text-body text-text-2',
        )}
      >
        <li>{t('qr.open')}</li>
        <li>{t('qr.scan')}</li>
        <li>{t('qr.confirm')}</li>
      </ol>
    </div>
  );
}
