import { Button } from '@lantern/ui';
import { Download, SmartphoneNfc } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { qrLevel, qrSizes } from '../../lib/show/qr-code.ts';
import { safeLink, useResource } from '../../lib/site/resources.ts';
import { useSite } from '../../lib/site/site.ts';
import { resourceOf, type System } from './systems.ts';

interface AppCodeProps {
  system: System;
  size: keyof typeof qrSizes;
}

/** The code to scan and the link to press for one system; says so where the brand has neither. */
export function AppCode({ system, size }: AppCodeProps): ReactNode {
  const { t } = useTranslation('download');
  const { name: brand } = useSite().settings;
  const resource = useResource(resourceOf[system]);
  const link = resource && safeLink(resource.url);
  if (!resource || !link) {
    return (
      <div className="flex max-w-80 flex-col items-center gap-2 text-center">
        <SmartphoneNfc size={28} aria-hidden className="text-text-3" />
        <p className="text-label text-text">{t(`none.${system}`, { brand })}</p>
        <p className="text-caption text-text-2">{t('noneHint')}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <span className="rounded-card bg-white p-3 shadow-s1">
        <QRCodeSVG
          value={resource.qrCodeUrl ?? resource.url}
          size={qrSizes[size]}
          level={qrLevel}
          role="img"
          title={t(`code.${system}`)}
        />
      </span>
      <p className="text-caption text-text-2">{t('scanHint')}</p>
      <Button
        as="a"
        kind="accent"
        size={48}
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        start={<Download size={18} aria-hidden />}
      >
        {t(`direct.${system}`)}
      </Button>
    </div>
  );
}
