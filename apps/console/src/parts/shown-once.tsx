import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useTranslation } from 'react-i18next';

interface ShownOnceProps {
  /** Nothing is shown while there is none. */
  secret: string | undefined;
  title: string;
  /** Whose it is, and what becomes of it. */
  text: string;
  onClose: () => void;
}

/** A generated password. It is shown once, so it has to be noted down before closing. */
export function ShownOnce({ secret, title, text, onClose }: ShownOnceProps) {
  const { t } = useTranslation();
  if (secret === undefined) return null;
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      width={400}
      closeLabel={t('close')}
      footer={
        <Button kind="brand" onClick={onClose}>
          {t('shownOnce.done')}
        </Button>
      }
    >
      <p className="rounded-control bg-sunken px-3 py-2 text-center">
        <code data-testid="shown-once" className="num text-h3 font-bold wrap-anywhere select-all">
          {secret}
        </code>
      </p>
    </Modal>
  );
}
