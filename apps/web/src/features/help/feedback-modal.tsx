import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { useFeedback } from './use-feedback.ts';

/**
 * The message has arrived. The reference is read aloud, since the form that had the focus is gone.
 */
function Sent({ reference, onDone }: { reference: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation('help');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheck size={32} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('feedback.sent')}
      </h3>
      <p className="max-w-90 text-body text-text-2">{t('feedback.sentText')}</p>
      <div className="flex items-center gap-3 rounded-button bg-sunken px-4 py-2">
        <span className="text-caption text-text-2">{t('feedback.reference')}</span>
        <CopyText text={reference} name={t('feedback.reference')} />
      </div>
      <Button size={48} className="mt-2 min-w-40" onClick={onDone}>
        {t('feedback.done')}
      </Button>
    </div>
  );
}

/** The form for a message to the brand, `?overlay=feedback`. */
export default function FeedbackModal(): ReactNode {
  const { t } = useTranslation(['help', 'common']);
  const { close } = useOverlay();
  const id = useId();
  const [reference, setReference] = useState<string>();
  const feedback = useFeedback(setReference);
  return (
    <Modal
      open
      onOpenChange={close}
      title={t('feedback.title')}
      closeLabel={t('common:close')}
      footer={
        reference === undefined && (
          <Button
            type="submit"
            form={id}
            size={48}
            className="flex-1 md:min-w-40 md:flex-none"
            loading={feedback.form.busy || feedback.pictures.reading}
          >
            {t('feedback.send')}
          </Button>
        )
      }
    >
      {reference === undefined ? (
        <FeedbackForm id={id} feedback={feedback} />
      ) : (
        <Sent reference={reference} onDone={close} />
      )}
    </Modal>
  );
}
