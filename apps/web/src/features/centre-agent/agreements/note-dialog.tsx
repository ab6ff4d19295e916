import { Button, Field } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
import { TextArea } from '../../../lib/forms/text-area.tsx';

interface NoteDialogProps {
  title: string;
  text: string;
  label: string;
  send: string;
  /** Characters. */
  most: number;
  least?: number;
  busy: boolean;
  trouble: unknown;
  onSend: (note: string) => void;
  onClose: () => void;
}

/** Asks for one text and sends it. */
export function NoteDialog({ title, text, label, send, least = 0, most, ...of }: NoteDialogProps) {
  const { t } = useTranslation('common');
  const [note, setNote] = useState('');
  return (
    <Modal
      open
      width={400}
      onOpenChange={of.onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <Button
          block
          size={48}
          loading={of.busy}
          disabled={note.trim().length < least}
          onClick={() => of.onSend(note.trim())}
        >
          {send}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormTrouble trouble={of.trouble} />
        <Field label={label} aside={`${note.length}/${most}`}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={most}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
