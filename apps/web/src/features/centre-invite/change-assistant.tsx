import { type Assistant, assistants, changeAssistant } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { RightChoice } from './right-choice.tsx';

interface ChangeAssistantProps {
  assistant: Assistant;
  onClose: () => void;
}

/** Other rights for an assistant, or none at all for a while. */
export default function ChangeAssistant({ assistant, onClose }: ChangeAssistantProps) {
  const { t } = useTranslation(['downline', 'common', 'profile']);
  const client = useQueryClient();
  const { id, account, active } = assistant;
  const [rights, setRights] = useState(assistant.rights);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: boolean) => call(changeAssistant, { body: { id, rights, active: next } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [assistants.name] });
      onClose();
    },
  });
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={<bdi>{account}</bdi>}
      width={400}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        <RightChoice rights={rights} onChange={setRights} />
        <FormTrouble trouble={error} />
        <div className="flex flex-wrap gap-3">
          <Button size={48} className="flex-1" loading={isPending} onClick={() => mutate(active)}>
            {t('profile:save')}
          </Button>
          <Button
            kind="outline"
            size={48}
            className="flex-1"
            disabled={isPending}
            onClick={() => mutate(!active)}
          >
            {t(active ? 'assistants.disable' : 'assistants.enable')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
