import { rebateLimit } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2, UserPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useAgentRights } from '../../lib/member/agent-rights.ts';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { AssistantSection } from './assistant-section.tsx';
import { LinkSection } from './link-section.tsx';
import { OwnCode, OwnCount } from './own-codes.tsx';

const AccountDialog = lazy(part(() => import('./account-dialog.tsx')));
const LinkDialog = lazy(part(() => import('./link-dialog.tsx')));

/**
 * The page `agentAccount`: accounts created by hand, the links and codes by which others register
 * below the agent, and the agent's assistants.
 */
export default function AgentAccount() {
  const { t } = useTranslation(['downline', 'session']);
  const { assistant, rights = [] } = useAgentRights();
  const [dialog, setDialog] = useState<'account' | 'link'>();
  // Asked for before a dialog opens, so that none grows while someone reaches for a field.
  useQuery(queryOf(rebateLimit));
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      {!assistant && <OwnCount />}
      <div className="flex flex-wrap gap-3">
        {rights.includes('links') && (
          <Button
            className="max-sm:flex-1"
            start={<Link2 size={18} aria-hidden />}
            onClick={() => setDialog('link')}
          >
            {t('newLink')}
          </Button>
        )}
        {rights.includes('accounts') && (
          <Button
            kind="outline"
            className="max-sm:flex-1"
            start={<UserPlus size={18} aria-hidden />}
            onClick={() => setDialog('account')}
          >
            {t('session:login.register')}
          </Button>
        )}
      </div>
      {!assistant && <OwnCode />}
      {rights.includes('links') && <LinkSection />}
      {!assistant && <AssistantSection />}
      {dialog && (
        <DialogPlace onClose={close}>
          {dialog === 'link' ? <LinkDialog onClose={close} /> : <AccountDialog onClose={close} />}
        </DialogPlace>
      )}
    </div>
  );
}
