import { type AgentRight, addAssistant, assistants } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { NewAccount } from './new-account.tsx';
import { RightChoice } from './right-choice.tsx';

/** Creates an assistant with rights. */
export default function NewAssistant({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('downline');
  const client = useQueryClient();
  const [rights, setRights] = useState<AgentRight[]>(['team', 'figures']);
  return (
    <NewAccount
      title={t('assistants.new')}
      hint={t('assistants.hint')}
      onClose={onClose}
      create={async (account) => {
        const made = await call(addAssistant, { body: { ...account, rights } });
        void client.invalidateQueries({ queryKey: [assistants.name] });
        return made;
      }}
    >
      <RightChoice rights={rights} onChange={setRights} />
    </NewAccount>
  );
}
