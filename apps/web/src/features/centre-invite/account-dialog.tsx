import { createDownline, invitationLink, teamMembers } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { DownlineTypes, downlineTypeOf } from './downline-types.tsx';
import { NewAccount } from './new-account.tsx';

/** Creates a member or agent below the agent. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['downline', 'session']);
  const client = useQueryClient();
  const [type, setType] = useState('0');
  return (
    <NewAccount
      title={t('session:login.register')}
      hint={t('accountHint')}
      onClose={onClose}
      withRebate
      create={async (account) => {
        const made = await call(createDownline, {
          body: { type: downlineTypeOf(type), ...account },
        });
        for (const { name } of [teamMembers, invitationLink])
          void client.invalidateQueries({ queryKey: [name] });
        return made;
      }}
    >
      <DownlineTypes value={type} onChange={setType} />
    </NewAccount>
  );
}
