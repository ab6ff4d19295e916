import { Button } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { Modal } from '@lantern/ui/modal';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { SuccessDisc } from '../../lib/show/success-disc.tsx';
import { useSite } from '../../lib/site/site.ts';

/** The dialog closes by itself; the modal after it repeats the account. */
const dialogForMs = 6000;

/** After a registration: first a short dialog, then the account to keep and the two ways on. */
export default function RegisterSuccess() {
  const overlay = useOverlay();
  const session = useSession();
  const [told, setTold] = useState(false);
  const account = overlay.current?.params.account ?? session?.account;
  if (account === undefined) return null;
  const onDone = () => setTold(true);
  if (told) return <Welcome account={account} />;
  // Who has not chosen the account has to be able to note it down.
  return overlay.current?.params.named ? (
    <Named {...{ account, onDone }} />
  ) : (
    <Told {...{ account, onDone }} />
  );
}

function Named({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={t('success.dialogTitle')}
      message={
        <>
          {t('success.namedText')}
          <span
            className={clsx(
              'mt-4 flex flex-wrap items-center justify-between gap-3 px-4 py-3',
              'rounded-button bg-sunken',
            )}
          >
            <span className="text-label text-text-2">{t('success.account')}</span>
            <CopyText text={account} name={t('success.account')} className="text-h3 text-text" />
          </span>
        </>
      }
      confirmLabel={t('success.dialogConfirm')}
      onConfirm={onDone}
      closeLabel={t('common:close')}
    />
  );
}

function Told({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={t('success.dialogTitle')}
      message={t('success.dialogText', { account })}
      confirmLabel={t('success.dialogConfirm')}
      onConfirm={onDone}
      closeLabel={t('common:close')}
      closeAfter={dialogForMs}
    />
  );
}

function Welcome({ account }: { account: string }) {
  const { t } = useTranslation(['registration', 'common']);
  const overlay = useOverlay();
  const { settings } = useSite();
  const deposit = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      onOpenChange={overlay.close}
      title={t('success.title', { brand: settings.name })}
      closeLabel={t('common:close')}
      initialFocus={deposit}
      footer={
        <>
          <Button kind="outline" size={48} className="flex-1 max-sm:px-2!" onClick={overlay.close}>
            {t('success.explore')}
          </Button>
          <Button
            ref={deposit}
            kind="accent"
            size={48}
            className="flex-1 max-sm:px-2!"
            onClick={() => overlay.openCentre('depositv2')}
          >
            {t('success.deposit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5 py-3 text-center">
        <SuccessDisc />
        <p className="text-article text-balance text-text-2">{t('success.text')}</p>
        <div
          className={clsx(
            'flex w-full flex-wrap items-center justify-between gap-3 px-4 py-3',
            'rounded-button bg-sunken text-start',
          )}
        >
          <span className="text-label text-text-2">{t('success.account')}</span>
          <CopyText text={account} name={t('success.account')} className="text-h3" />
        </div>
      </div>
    </Modal>
  );
}
