import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAgentLink } from '../../lib/navigation/agent-link.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { ContactButton } from '../../lib/site/contact-button.tsx';

/**
 * For members of other types: the brand's own page about agents (MEM-05), or its people where it
 * has no such page.
 */
export function AgentsOnly() {
  const { t } = useTranslation(['agent', 'common']);
  const { close } = useOverlay();
  const href = useAgentLink()?.href;
  return (
    <Modal
      open
      onOpenChange={close}
      width={400}
      title={t('closed.title')}
      description={t(href ? 'closed.text' : 'closed.service')}
      closeLabel={t('common:close')}
    >
      {href ? (
        <Button
          as="a"
          block
          size={48}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          end={<ExternalLink size={18} aria-hidden />}
        >
          {t('closed.link')}
        </Button>
      ) : (
        <ContactButton label={t('closed.contact')} className="w-full" />
      )}
    </Modal>
  );
}
