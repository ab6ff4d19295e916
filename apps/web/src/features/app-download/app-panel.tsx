import { Button } from '@lantern/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { qrLevel, qrSizes } from '../../lib/show/qr-code.ts';
import { safeLink, useResource } from '../../lib/site/resources.ts';

/**
 * The app at a glance: the code to scan for Android, the link for iOS, and the page with every step
 * (NAV-08).
 */
export default function AppPanel(): ReactNode {
  const { t } = useTranslation('layout');
  const android = useResource('Android');
  const ios = useResource('MOBILECONFIG');
  const iosLink = ios && safeLink(ios.url);
  return (
    <div className="flex w-52 flex-col items-center gap-3 text-center max-lg:w-full">
      {android && (
        <>
          <span className="rounded-control bg-white p-2">
            <QRCodeSVG
              value={android.qrCodeUrl ?? android.url}
              size={qrSizes.small}
              level={qrLevel}
              role="img"
              title={android.label}
            />
          </span>
          <p className="text-caption font-semibold text-text-2">{t('app.scan')}</p>
        </>
      )}
      {iosLink && ios && (
        <Button
          as="a"
          kind="outline"
          block
          href={iosLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          {ios.label}
        </Button>
      )}
      <Button as={Link} kind="soft" block to={paths.down}>
        {t('app.steps')}
      </Button>
    </div>
  );
}
