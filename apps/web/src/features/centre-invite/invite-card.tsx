import { Button, Card, Skeleton } from '@lantern/ui';
import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { TroubleBoundary } from '../../lib/trouble/trouble-boundary.tsx';
import { useShare } from './use-share.ts';

const QrCode = lazy(part(() => import('./qr-code.tsx')));

/**
 * The picture is dark on white in every theme, with room around it: not every camera reads it
 * otherwise.
 */
const plate = { backgroundColor: '#fff' };

interface InviteCardProps {
  title: string;
  hint?: string;
  url: string;
  code: string;
  /** Of the QR code, in px. */
  size?: number;
}

/** A link that invites, its code, and both as a picture that a phone reads. */
export function InviteCard({ title, hint, url, code, size }: InviteCardProps) {
  const { t } = useTranslation('centre');
  const share = useShare();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h3 className="text-h3">{title}</h3>
        {hint && <p className="mt-1 text-body text-text-2">{hint}</p>}
      </div>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <figure className="m-0 flex shrink-0 flex-col items-center gap-1.5">
          <div
            className="grid place-items-center rounded-tile border border-border p-3"
            style={plate}
          >
            <TroubleBoundary fallback={() => null}>
              <Suspense fallback={<Skeleton className="size-25 rounded-control" />}>
                <QrCode text={url} title={t('invite.qr')} {...(size && { size })} />
              </Suspense>
            </TroubleBoundary>
          </div>
          <figcaption className="text-caption text-text-3">{t('invite.qrHint')}</figcaption>
        </figure>
        <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
          <dl className="m-0 flex flex-col gap-3">
            <Line name={t('invite.link')} text={url} />
            <Line name={t('invite.code')} text={code} />
          </dl>
          {share && (
            <Button
              start={<Share2 size={18} aria-hidden />}
              className="sm:self-start"
              onClick={() => void share(url)}
            >
              {t('invite.share')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-caption text-text-3">{name}</dt>
      <dd className="m-0 mt-1 rounded-button bg-sunken py-1.5 ps-3.5 pe-1.5 text-body">
        <CopyText text={text} name={name} className="justify-between" />
      </dd>
    </div>
  );
}
